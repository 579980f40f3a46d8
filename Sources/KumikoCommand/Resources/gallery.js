"use strict";
const report = JSON.parse(document.getElementById("data").textContent);
const byId = (id) => document.getElementById(id);
const main = byId("main");
const all = report.previews.flatMap((preview) =>
  preview.configurations.map((configuration) => ({ preview, configuration })));
const state = { filter: "", open: null, zoom: null, frames: false, hot: null };
let visible = all;

// Elements: element("p.note", {title: "…"}, child, "text")
function element(name, attributes, ...children) {
  const [tag, ...classes] = name.split(".");
  const node = document.createElement(tag);
  if (classes.length) node.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}
const address = (path) => path.split("/").map(encodeURIComponent).join("/");
const number = (value) => String(Math.round(value * 100) / 100);
const key = (item) => item.preview.id + "/" + item.configuration.name;
const worst = (findings) => ["error", "warning", "info"].find((level) => findings.some((f) => f.severity === level));

function applyFilter() {
  const words = state.filter.toLowerCase().split(/\s+/).filter(Boolean);
  visible = all.filter((item) => {
    const text = [item.preview.id, item.preview.file, item.configuration.name].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
  byId("count").textContent = visible.length === all.length
    ? `${all.length} ${all.length === 1 ? "picture" : "pictures"}` : `${visible.length} of ${all.length}`;
}

// The sheet of all pictures.
function showSheet() {
  const sheet = element("div.sheet");
  if (report.failures.length) {
    sheet.append(element("section.failures", { "aria-label": "Failures" },
      element("h2", {}, `${report.failures.length} failed`),
      element("ul", {}, ...report.failures.map((failure) => element("li", {},
        element("strong", {}, failure.preview + (failure.configuration ? ` (${failure.configuration})` : "")), " ",
        failure.reason, " ", failure.file ? element("code", {}, failure.file + (failure.line ? ":" + failure.line : "")) : null)))));
  }
  for (const preview of report.previews) {
    const items = visible.filter((item) => item.preview === preview);
    if (!items.length) continue;
    sheet.append(element("section.preview", {},
      element("h2", {}, preview.name), element("p.where", {}, `${preview.file}:${preview.line}`),
      element("div.cards", {}, ...items.map(card)),
      preview.printed ? element("details.printed", {}, element("summary", {}, `Printed ${preview.printed.length} ${preview.printed.length === 1 ? "line" : "lines"}`),
        element("pre", {}, preview.printed.join("\n"))) : null));
  }
  if (!visible.length) sheet.append(element("p.empty", {}, all.length ? "Nothing matches the filter." : "There are no pictures."));
  main.replaceChildren(sheet);
}

function card(item) {
  const [width, height] = item.configuration.document.configuration.window;
  const scale = Math.min(1, 420 / height, 560 / width);
  // Rounder corners would hide what stands in those of a small preview.
  const radius = Math.min(14, Math.floor(Math.min(width, height) * scale / 16));
  const findings = item.configuration.document.findings;
  const level = worst(findings);
  const picture = item.configuration.files.png || item.configuration.files.svg;
  return element("button.card", { type: "button", "data-key": key(item), onclick: () => open(item) },
    element("span.shot", { style: `border-radius:${radius}px` }, picture
      ? element("img", { src: address(picture), alt: `${item.preview.name}, ${item.configuration.name}`, loading: "lazy", width: Math.round(width * scale), height: Math.round(height * scale) })
      : element("span.empty", {}, "no picture")),
    element("span.label", {}, item.configuration.name,
      level ? element("span.badge." + level, { title: `${findings.length} ${findings.length === 1 ? "finding" : "findings"}` }, String(findings.length)) : null));
}

// One picture with its tree.
function open(item) {
  state.open = item;
  state.hot = null;
  const wanted = "#" + encodeURIComponent(key(item));
  if (location.hash !== wanted) history.replaceState(null, "", wanted);
  showDetail();
}

function close() {
  const last = state.open;
  state.open = null;
  history.replaceState(null, "", location.pathname + location.search);
  update();
  const button = last && main.querySelector(`[data-key="${CSS.escape(key(last))}"]`);
  if (button) { button.focus(); button.scrollIntoView({ block: "center" }); }
}

let nodes = [];
function showDetail() {
  const { preview, configuration } = state.open;
  const facts = configuration.document.configuration;
  nodes = [];
  collect(configuration.document.root);
  const stage = element("div.stage", { id: "stage" });
  const picture = configuration.files.png || configuration.files.svg;
  if (picture) stage.append(element("img", { src: address(picture), alt: `${preview.name}, ${configuration.name}`, draggable: "false" }));
  stage.append(element("div.safe", { id: "safe" }));
  for (const node of nodes) { node.box = element("div.box"); stage.append(node.box); }
  const tip = element("div.tip", { id: "tip", hidden: "" });
  stage.append(tip);
  stage.addEventListener("mousemove", pick);
  stage.addEventListener("mouseleave", () => heat(null));
  // Constraints that leave something open allow this layout as well.
  const other = configuration.files.other
    ? element("figure.stage.other", { id: "other" },
      element("img", { src: address(configuration.files.other), alt: `${preview.name}, ${configuration.name}, another layout`, draggable: "false" }),
      element("figcaption", {}, "Also allowed by the constraints")) : null;
  const canvas = element("div.canvas", { id: "canvas" }, element("div.pad", {}, stage, other));
  const tree = element("div.tree", { id: "tree", role: "tree", tabindex: "0", "aria-label": "Views" }, ...nodes.map(row));
  tree.addEventListener("mouseleave", () => heat(null));
  const chips = [facts.device, facts.orientation, facts.window.map(number).join(" × "), "@" + number(facts.scale) + "x",
    "text " + facts.textSize, facts.appearance, facts.direction, facts.locale, facts.design,
    "w " + facts.horizontalSizeClass, "h " + facts.verticalSizeClass];
  const links = Object.entries(configuration.files).map(([format, path]) => element("a", { href: address(path) }, format.toUpperCase()));
  const findings = configuration.document.findings;
  const side = element("aside.side", { "aria-label": "Layout" },
    element("header", {}, element("h1", {}, preview.name), element("p.where", {}, `${preview.file}:${preview.line}`),
      element("div.facts", {}, ...chips.map((chip) => element("span", {}, chip))), element("div.files", {}, ...links)),
    element("h3", {}, `Views · ${nodes.length}`), tree,
    findings.length ? element("section.findings", {}, element("h3", {}, `Findings · ${findings.length}`), ...findings.map(finding)) : null);
  main.replaceChildren(element("div.detail", {}, canvas, side));
  place();
  update(true);
  tree.focus({ preventScroll: true });
}

// All views in the order of the tree; without recursion, as trees may be thousands of levels deep.
function collect(root) {
  const rest = [{ view: root, depth: 0, parent: null, folded: false }];
  while (rest.length) {
    const node = rest.pop();
    nodes.push(node);
    for (const child of [...node.view.children].reverse()) rest.push({ view: child, depth: node.depth + 1, parent: node, folded: false });
  }
}

function row(node, index) {
  const { view } = node;
  // A view without a name of its own is called after its type; the row says that already.
  const isNamed = view.name && view.name !== view.type && !view.name.startsWith(view.type + "[");
  const name = isNamed ? view.name.split(".").pop() : "";
  const text = view.text ? `“${view.text.string}”` : "";
  const flags = (view.ambiguous && (view.ambiguous.horizontal || view.ambiguous.vertical) ? "ambiguous " : "") + (view.text && view.text.truncated ? "truncated" : "");
  const isDim = view.hidden || view.alpha === 0;
  node.row = element("div.row" + (isDim ? ".dim" : ""), {
    role: "treeitem", "aria-level": node.depth + 1, id: "row" + index, style: `padding-left:${8 + node.depth * 13}px`,
    "aria-expanded": view.children.length ? "true" : null, title: view.identifier ? "#" + view.identifier : null,
    onmouseenter: () => heat(node, false), onclick: () => heat(node, true),
  },
    element("span.fold", { onclick: (event) => { event.stopPropagation(); fold(node); } }, view.children.length ? "▾" : ""),
    element("span.type", {}, view.type), name ? element("span.name", {}, name) : null,
    text ? element("span.text", {}, text) : null, flags ? element("span.flag", {}, flags) : null,
    element("span.size", {}, `${number(view.frame[0])}, ${number(view.frame[1])}  ${number(view.frame[2])} × ${number(view.frame[3])}`));
  return node.row;
}

function fold(node, folded = !node.folded) {
  if (!node.view.children.length) return;
  node.folded = folded;
  node.row.firstChild.textContent = folded ? "▸" : "▾";
  node.row.setAttribute("aria-expanded", String(!folded));
  for (const other of nodes) {
    let parent = other.parent;
    let hidden = false;
    while (parent) { hidden = hidden || parent.folded; parent = parent.parent; }
    other.row.hidden = hidden;
    other.row.style.display = hidden ? "none" : "";
  }
}

function finding(found) {
  return element("button.finding." + found.severity, {
    type: "button", onclick: () => {
      const name = (found.path || "").split("/").pop();
      const node = nodes.find(({ view }) => view.name === name) || nodes.find(({ view }) => found.frame && view.windowFrame.every((value, index) => Math.abs(value - found.frame[index]) < 0.01));
      if (node) heat(node, true);
    },
  }, element("b", {}, found.rule), found.message,
    found.fixes && found.fixes.length ? element("ul.fixes", {}, ...found.fixes.map((fix) => element("li", {}, fix))) : null,
    found.details && found.details.constraints ? members(found.details.constraints) : null,
    element("small", {}, [found.file ? found.file + (found.line ? ":" + found.line : "") : null, found.path].filter(Boolean).join(" · ")));
}

// The constraints of a conflict, or those that keep a view from being hidden.
function members(constraints) {
  return element("ul.members", {}, ...constraints.map((member) => element("li", {},
    element("code", {}, typeof member === "string" ? member : member.equation || member.description),
    member.file ? ` ${member.origin} ${member.file.split("/").pop()}:${member.line}` : member.origin ? ` ${member.origin}` : "")));
}

// Zoom and geometry: everything is in points times the zoom.
function scale() {
  if (state.zoom) return state.zoom;
  const canvas = byId("canvas");
  const [width, height] = state.open.configuration.document.configuration.window;
  const count = byId("other") ? 2 : 1;
  const room = (canvas.clientWidth - 72 - 32 * (count - 1)) / count;
  return Math.max(0.05, Math.min(room / width, (canvas.clientHeight - 72) / height, 2));
}

function place() {
  const zoom = scale();
  const facts = state.open.configuration.document.configuration;
  const [width, height] = facts.window;
  const stage = byId("stage");
  stage.style.width = width * zoom + "px";
  stage.style.height = height * zoom + "px";
  const other = byId("other");
  if (other) Object.assign(other.style, { width: stage.style.width, height: stage.style.height });
  const position = (box, [x, y, w, h]) => Object.assign(box.style, { left: x * zoom + "px", top: y * zoom + "px", width: w * zoom + "px", height: h * zoom + "px" });
  for (const node of nodes) position(node.box, node.view.windowFrame);
  const [top, left, bottom, right] = facts.safeArea;
  position(byId("safe"), [left, top, width - left - right, height - top - bottom]);
  byId("zoom").textContent = state.zoom ? Math.round(zoom * 100) + "%" : "Fit";
}

function setZoom(value) {
  state.zoom = value === null ? null : Math.min(8, Math.max(0.1, value));
  place();
  heat(state.hot, false);
}

// The smallest view under the pointer.
function pick(event) {
  const bounds = byId("stage").getBoundingClientRect();
  const zoom = scale();
  const x = (event.clientX - bounds.left) / zoom;
  const y = (event.clientY - bounds.top) / zoom;
  let best = null;
  for (const node of nodes) {
    const [left, top, width, height] = node.view.windowFrame;
    if (node.view.hidden || x < left || y < top || x > left + width || y > top + height) continue;
    if (!best || width * height <= best.view.windowFrame[2] * best.view.windowFrame[3]) best = node;
  }
  heat(best, true);
}

function heat(node, scrolls) {
  if (state.hot) { state.hot.box.classList.remove("hot"); state.hot.row.classList.remove("hot"); state.hot.row.removeAttribute("aria-selected"); }
  state.hot = node;
  const tip = byId("tip");
  if (!tip) return;
  tip.hidden = !node;
  if (!node) return;
  node.box.classList.add("hot");
  node.row.classList.add("hot");
  node.row.setAttribute("aria-selected", "true");
  byId("tree").setAttribute("aria-activedescendant", node.row.id);
  if (scrolls) node.row.scrollIntoView({ block: "nearest" });
  const zoom = scale();
  const [x, y, width, height] = node.view.windowFrame;
  tip.textContent = `${node.view.type}  ${number(x)}, ${number(y)}  ${number(width)} × ${number(height)}`;
  const above = y * zoom - 24;
  Object.assign(tip.style, { left: Math.max(0, x * zoom) + "px", top: (above < 0 ? Math.min((y + height) * zoom + 4, byId("stage").clientHeight - 22) : above) + "px" });
}

function step(by) {
  const list = visible.length ? visible : all;
  const index = list.indexOf(state.open);
  const next = list[(index + by + list.length) % list.length];
  if (next) open(next);
}

function stepRow(by) {
  const shown = nodes.filter((node) => !node.row.hidden);
  const index = state.hot ? shown.indexOf(state.hot) : -1;
  const next = shown[Math.min(shown.length - 1, Math.max(0, index + by))];
  if (next) heat(next, true);
}

function setFrames(on) {
  state.frames = on;
  byId("frames").setAttribute("aria-pressed", String(on));
  document.body.classList.toggle("frames", on);
}

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  try { localStorage.setItem("kumiko-theme", theme); } catch { /* a file may have no storage */ }
}
const toggleTheme = () => setTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark");

function update(keepsMain) {
  byId("tools").hidden = !state.open;
  if (!state.open && !keepsMain) showSheet();
  document.title = state.open ? `${state.open.preview.name} · ${state.open.configuration.name}` : "Kumiko gallery";
}

byId("filter").addEventListener("input", (event) => {
  state.filter = event.target.value;
  applyFilter();
  if (state.open) close(); else showSheet();
});
byId("home").addEventListener("click", close);
byId("frames").addEventListener("click", () => setFrames(!state.frames));
byId("smaller").addEventListener("click", () => setZoom(scale() / 1.25));
byId("larger").addEventListener("click", () => setZoom(scale() * 1.25));
byId("fit").addEventListener("click", () => setZoom(null));
byId("before").addEventListener("click", () => step(-1));
byId("after").addEventListener("click", () => step(1));
byId("theme").addEventListener("click", toggleTheme);
window.addEventListener("resize", () => { if (state.open) place(); });
document.addEventListener("keydown", (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  const isTyping = event.target === byId("filter");
  if (event.key === "Escape") {
    if (isTyping && state.filter) { event.target.value = ""; state.filter = ""; applyFilter(); showSheet(); } else if (isTyping) event.target.blur(); else if (state.open) close();
    return;
  }
  if (isTyping) { if (event.key === "Enter" && visible.length) { event.target.blur(); open(visible[0]); } return; }
  const actions = { "/": () => byId("filter").focus(), t: toggleTheme };
  if (state.open) {
    Object.assign(actions, {
      f: () => setFrames(!state.frames), "+": () => setZoom(scale() * 1.25), "=": () => setZoom(scale() * 1.25),
      "-": () => setZoom(scale() / 1.25), 0: () => setZoom(null), ArrowUp: () => stepRow(-1), ArrowDown: () => stepRow(1),
      ArrowLeft: () => step(-1), ArrowRight: () => step(1), Enter: () => state.hot && fold(state.hot),
    });
  } else if (["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].includes(event.key)) {
    const cards = [...main.querySelectorAll(".card")];
    const index = cards.indexOf(document.activeElement);
    const by = event.key === "ArrowLeft" || event.key === "ArrowUp" ? -1 : 1;
    actions[event.key] = () => cards[Math.min(cards.length - 1, Math.max(0, index + by))]?.focus();
  }
  const action = actions[event.key];
  if (action) { event.preventDefault(); action(); }
});

let theme = null;
try { theme = localStorage.getItem("kumiko-theme"); } catch { /* a file may have no storage */ }
const asked = new URLSearchParams(location.search).get("theme");
setTheme(asked || theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
applyFilter();
const wanted = decodeURIComponent(location.hash.slice(1));
const start = all.find((item) => key(item) === wanted);
if (new URLSearchParams(location.search).has("frames")) setFrames(true);
if (start) open(start); else update();
