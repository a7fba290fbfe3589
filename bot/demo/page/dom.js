// Building elements, and changing a tree into another one without recreating what stays.

/** h("button", {class: "primary", onclick: f}, "Text", child, [children]) */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((c) => c !== null && c !== undefined && c !== false));
  return element;
}

const keyOf = (node) => (node.nodeType === Node.ELEMENT_NODE ? node.dataset.key : undefined);

/** Make `old` look like `fresh`. Elements with the same data-key (or place and tag) are kept. */
function morph(old, fresh) {
  if (old.nodeName !== fresh.nodeName || keyOf(old) !== keyOf(fresh)) {
    old.replaceWith(fresh);
    return;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  morphAttributes(old, fresh);
  morphChildren(old, fresh);
}

function morphAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !name.startsWith("data-kept")) old.removeAttribute(name);
  }
  for (const { name, value } of [...fresh.attributes]) {
    if (old.getAttribute(name) === value) continue;
    if (name === "src" && old.nodeName === "IMG") swapPicture(old, value);
    else old.setAttribute(name, value);
  }
}

/** Show the next picture only when it is loaded, so that an edit does not flicker. */
function swapPicture(image, url) {
  image.wanted = url;
  const loading = new Image();
  loading.src = url;
  const show = () => {
    if (image.wanted === url) image.src = url;
  };
  loading.decode().then(show, show);
}

export function morphChildren(old, fresh) {
  const wanted = new Set([...fresh.childNodes].map(keyOf).filter(Boolean));
  const keyed = new Map();
  for (const child of [...old.childNodes]) {
    const key = keyOf(child);
    if (key && !wanted.has(key)) child.remove();
    else if (key) keyed.set(key, child);
  }
  let cursor = old.firstChild;
  for (const want of [...fresh.childNodes]) {
    const match = keyOf(want) ? keyed.get(keyOf(want)) : sameKind(cursor, want);
    if (!match) {
      old.insertBefore(want, cursor);
      continue;
    }
    if (match === cursor) cursor = cursor.nextSibling;
    else old.insertBefore(match, cursor);
    morph(match, want);
  }
  while (cursor) {
    const next = cursor.nextSibling;
    cursor.remove();
    cursor = next;
  }
}

function sameKind(node, want) {
  while (node && (keyOf(node) || node.nodeName !== want.nodeName)) node = node.nextSibling;
  return node;
}

const COLOURS = ["#a2479c", "#1f8b4c", "#a56a00", "#c2347f", "#0a7ec2", "#c4501b", "#7c5fd3", "#0f7f72"];

export function avatar(name, bot = false) {
  const number = [...name].reduce((sum, letter) => sum + letter.codePointAt(0), 0);
  const colour = bot ? "#5865f2" : COLOURS[number % COLOURS.length];
  return h(
    "span",
    { class: "avatar", style: `background:${colour}`, "aria-hidden": "true" },
    bot ? "♣" : name.slice(0, 1).toUpperCase(),
  );
}

const EYE =
  "M10 4C5 4 1.7 8.1 1 10c.7 1.9 4 6 9 6s8.3-4.1 9-6c-.7-1.9-4-6-9-6Zm0 9.5a3.5 3.5 0 1 1 0-7 3.5 3.5 0 0 1 0 7Zm0-2a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z";

const SPEECH =
  "M4 3h12a2.5 2.5 0 0 1 2.5 2.5v6A2.5 2.5 0 0 1 16 14H9l-4.5 3.8V14H4a2.5 2.5 0 0 1-2.5-2.5v-6A2.5 2.5 0 0 1 4 3Z";

export const eye = () => icon(EYE);
export const speech = () => icon(SPEECH);

function icon(path) {
  const holder = h("span", { class: "icon", "aria-hidden": "true" });
  holder.innerHTML = `<svg viewBox="0 0 20 20" width="14" height="14"><path fill="currentColor" fill-rule="evenodd" d="${path}"/></svg>`;
  return holder;
}
