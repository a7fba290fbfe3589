// Buttons, menus and layouts of a message. What they do is in actions.js, found by data-act.

import { h } from "./dom.js";
import { local } from "./api.js";
import { offers } from "./listbox.js";
import { emoji, markdown } from "./markdown.js";
import { file, picture } from "./media.js";
import { store } from "./store.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
export const pendingKey = (message, customId) => `${message}/${customId}`;

const BUILDERS = {
  1: row,
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: section,
  10: text,
  11: thumbnail,
  12: gallery,
  13: attachedFile,
  14: separator,
  17: container,
};

export function component(data, message, place) {
  const build = BUILDERS[data.type];
  return build ? build(data, message, place) : h("div", { class: "unknown" }, `[component ${data.type}]`);
}

export const components = (list, message, place = "c") =>
  (list ?? []).map((data, n) => component(data, message, `${place}-${n}`));

function row(data, message, place) {
  return h("div", { class: "row", "data-key": place }, components(data.components, message, place));
}

function button(data, message) {
  const content = [data.emoji && emoji(data.emoji), data.label && h("span", { class: "label" }, data.label)];
  const style = `button ${STYLES[data.style] ?? "secondary"}`;
  if (data.url) {
    return h(
      "a",
      {
        class: style,
        href: data.url,
        target: "_blank",
        rel: "noreferrer",
        "data-act": "link",
        "data-key": data.url,
      },
      content,
      h("span", { class: "outside", "aria-hidden": "true" }, "↗"),
    );
  }
  const busy = store.pending.has(pendingKey(message.id, data.custom_id));
  return h(
    "button",
    {
      class: busy ? `${style} busy` : style,
      type: "button",
      "data-act": "press",
      "data-key": data.custom_id,
      "data-custom": data.custom_id,
      disabled: data.disabled,
      "aria-busy": busy ? "true" : null,
      "aria-label": data.label ? null : data.emoji?.name,
    },
    content,
    busy && h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
  );
}

function menu(data, message) {
  const busy = store.pending.has(pendingKey(message.id, data.custom_id));
  const chosen = offers(data).filter((option) => isDefault(option, data));
  const label = chosen.length
    ? chosen.map((option) => option.label).join(", ")
    : (data.placeholder ?? "Make a selection");
  const said = chosen.length && data.placeholder && !label.startsWith(data.placeholder);
  return h(
    "button",
    {
      class: busy ? "menu busy" : "menu",
      type: "button",
      "data-act": "menu",
      "data-key": data.custom_id,
      "data-custom": data.custom_id,
      disabled: data.disabled || busy,
      "aria-haspopup": "listbox",
      "aria-label": said ? `${data.placeholder}: ${label}` : null, // what it is, and what is chosen
      "aria-busy": busy ? "true" : null,
    },
    h("span", { class: chosen.length ? "label" : "label placeholder" }, label),
    h("span", { class: "arrow", "aria-hidden": "true" }),
  );
}

/** Whether an option of a menu is chosen from the start. */
export const isDefault = (option, data) =>
  Boolean(option.default) || (data.default_values ?? []).some((value) => value.id === option.value);

function section(data, message, place) {
  return h(
    "div",
    { class: "section", "data-key": place },
    h("div", { class: "section-text" }, components(data.components, message, place)),
    data.accessory && component(data.accessory, message, `${place}-a`),
  );
}

function text(data, message, place) {
  return h("div", { class: "markup", "data-key": place }, markdown(data.content));
}

function shown(item, message, key) {
  const known = message.attachments.find((a) => a.id === item.media.attachment_id) ?? {};
  const alt = item.description ?? known.description;
  return picture(local(item.media.url), { alt, width: known.width, height: known.height, key });
}

function thumbnail(data, message, place) {
  return h("div", { class: "thumbnail", "data-key": place }, shown(data, message, "picture"));
}

function gallery(data, message, place) {
  return h(
    "div",
    { class: `pictures gallery count-${Math.min(data.items.length, 4)}`, "data-key": place },
    data.items.map((item, n) => shown(item, message, `picture-${n}`)),
  );
}

function attachedFile(data) {
  return file(data.file.url, data.name ?? "file", data.size);
}

function separator(data, message, place) {
  const room = data.spacing === 2 ? "large" : "small";
  return h("hr", { class: `separator ${room}${data.divider === false ? " bare" : ""}`, "data-key": place });
}

function container(data, message, place) {
  const colour = data.accent_color ?? null;
  const style = colour === null ? null : `border-left:4px solid #${colour.toString(16).padStart(6, "0")}`;
  return h(
    "div",
    { class: "container", style, "data-key": place },
    components(data.components, message, place),
  );
}

/** Find a component of a message, however deep, by its custom_id. */
export function findComponent(list, customId) {
  for (const data of list ?? []) {
    if (data.custom_id === customId) return data;
    const found = findComponent(
      [...(data.components ?? []), ...(data.accessory ? [data.accessory] : [])],
      customId,
    );
    if (found) return found;
  }
  return null;
}
