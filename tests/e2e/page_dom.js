// As much of a browser's document as the page of a replay uses, for Qt's engine for scripts.
var timers = [], listeners = {};
function setTimeout(action) { timers.push(action); return timers.length; }
function clearTimeout(id) { if (id) timers[id - 1] = null; }
function tickTimers() { var due = timers; timers = []; due.forEach(action => action && action()); }
function matchMedia() { return { matches: false }; }
function Option(text, value) { this.text = text; this.value = value; }
function Element(id) {
  this.id = id; this.children = []; this.attributes = {}; this.style = {}; this.own = "";
  this.handlers = {}; this.className = ""; this.value = "";
  this.classList = { remove() {} };
}
Object.defineProperty(Element.prototype, "textContent", {
  get() { return this.own + this.children.map(c => typeof c === "string" ? c : c.textContent).join(""); },
  set(text) { this.own = String(text); this.children = []; },
});
Element.prototype.append = function (...parts) { this.children.push(...parts); };
Element.prototype.replaceChildren = function (...parts) { this.own = ""; this.children = parts; };
Element.prototype.setAttribute = function (name, value) { this.attributes[name] = value; };
Element.prototype.removeAttribute = function (name) { delete this.attributes[name]; };
Element.prototype.add = function (option, before) { if (this.value === "") this.value = "1"; };
Element.prototype.addEventListener = function (kind, action) { this.handlers[kind] = action; };
Element.prototype.click = function () { if (!this.disabled) this.handlers.click({ target: this }); };
Element.prototype.getBoundingClientRect = function () { return { left: 0, width: 100 }; };
var elements = {};
var document = {
  getElementById(id) { return elements[id] || (elements[id] = new Element(id)); },
  createElement() { return new Element(""); },
  querySelectorAll() { return []; },
  addEventListener(kind, action) { listeners[kind] = action; },
};
function press(key) {
  listeners.keydown({ key: key, target: { tagName: "BODY" }, preventDefault() {} });
}
function fire(id, kind) {
  document.getElementById(id).handlers[kind]({ target: document.getElementById(id) });
}
function rowsShown() {
  return document.getElementById("rows").children.map(row =>
    row.children.slice(1).map(tile => tile.textContent).join(""));
}
