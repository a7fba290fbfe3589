// Pictures, files and embeds; a click on a picture enlarges it.

import { h } from "./dom.js";
import { local } from "./api.js";
import { inline, markdown } from "./markdown.js";

export function picture(url, { alt, width, height, key }) {
  const text = alt ?? "";
  return h(
    "button",
    {
      class: "picture",
      type: "button",
      "data-act": "enlarge",
      "data-key": key,
      "aria-label": text ? `Enlarge: ${text}` : "Enlarge the picture",
    },
    h("img", { src: local(url), alt: text, title: text || null, width, height }),
    text && h("span", { class: "alt-badge", "aria-hidden": "true" }, "ALT"),
  );
}

const isPicture = (attachment) => attachment.content_type?.startsWith("image/");
const nameOf = (url) => url?.match(/^attachment:\/\/(.+)/)?.[1];

/** Attachments that no embed and no gallery shows already. */
export function attachments(message) {
  if (message.layout) return null;
  const used = new Set(message.embeds.flatMap((e) => [e.image, e.thumbnail]).map((m) => nameOf(m?.url)));
  const shown = message.attachments.filter((attachment) => !used.has(attachment.filename));
  if (!shown.length) return null;
  const pictures = shown.filter(isPicture);
  const files = shown.filter((attachment) => !isPicture(attachment));
  return [
    pictures.length > 0 &&
      h(
        "div",
        { class: `pictures count-${Math.min(pictures.length, 4)}` },
        pictures.map((a, n) => picture(a.url, { ...a, alt: a.description, key: `picture-${n}` })),
      ),
    files.map((a) => file(a.url, a.filename, a.size)),
  ];
}

export function file(url, name, size) {
  return h(
    "a",
    { class: "file", href: local(url), download: name, "data-key": `file-${name}` },
    h("span", { "aria-hidden": "true" }, "📄"),
    h("span", {}, name, h("small", {}, ` ${Math.ceil((size ?? 0) / 1024)} KB`)),
  );
}

export function embed(data, message, number) {
  const colour = data.color ? `#${data.color.toString(16).padStart(6, "0")}` : "#1e1f22";
  const title =
    data.title &&
    h(
      "div",
      { class: "embed-title" },
      data.url
        ? h("a", { href: data.url, target: "_blank", rel: "noreferrer" }, inline(data.title))
        : inline(data.title),
    );
  return h(
    "div",
    { class: "embed", style: `border-left-color:${colour}`, "data-key": `embed-${number}` },
    h(
      "div",
      { class: "embed-grid" },
      h(
        "div",
        { class: "embed-text" },
        data.author && h("div", { class: "embed-author" }, data.author.name),
        title,
        data.description && h("div", { class: "markup" }, markdown(data.description)),
        data.fields?.length > 0 && h("div", { class: "fields" }, data.fields.map(field)),
      ),
      data.thumbnail && embedPicture(data.thumbnail, message, "thumbnail"),
    ),
    data.image && embedPicture(data.image, message, "image"),
    data.footer && h("div", { class: "embed-footer" }, data.footer.text),
  );
}

const field = (data) =>
  h(
    "div",
    { class: data.inline ? "field inline" : "field" },
    h("div", { class: "field-name" }, inline(data.name)),
    h("div", { class: "markup" }, markdown(data.value)),
  );

function embedPicture(media, message, key) {
  const attachment = message.attachments.find((a) => a.filename === nameOf(media.url)) ?? media;
  return h(
    "div",
    { class: `embed-${key}`, "data-key": key },
    picture(attachment.url, { ...attachment, alt: attachment.description, key }),
  );
}

export function enlarge(button) {
  const image = button.querySelector("img");
  const dialog = h(
    "dialog",
    { class: "lightbox", "aria-label": "Picture", onclick: () => dialog.close() },
    h("img", { src: image.src, alt: image.alt }),
    h(
      "div",
      { class: "lightbox-bar" },
      image.alt && h("p", {}, image.alt),
      h("button", { type: "button", class: "button secondary", autofocus: true }, "Close"),
    ),
  );
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (button.isConnected) button.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}
