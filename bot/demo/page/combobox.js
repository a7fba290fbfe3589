// A field with a list of suggestions, used by the options of slash commands.

import { h } from "./dom.js";
import { moveKey, optionContent } from "./listbox.js";

const PAUSE = 150;

/**
 * `source(text)` offers options, or an `error` (at once or as a promise); `free` turns typed text into
 * a value of which `wrong` says what is wrong, and without it only an offered option counts. `live`
 * sources are asked after a short pause.
 */
export function combobox(attributes, { source, free, wrong, required, onpick, live }) {
  const id = `${attributes.id}-list`;
  const list = h("ul", { role: "listbox", id, "aria-label": attributes.name });
  const popup = h("div", { class: "suggestions", hidden: true }, list);
  const input = h("input", {
    ...attributes,
    type: "text",
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-controls": id,
    "aria-expanded": "false",
  });
  const element = h("div", { class: "combobox" }, input, popup);
  let offered = [];
  let failed = null;
  let chosen = null;
  let active = -1;
  let asked = 0;
  let timer = null;

  const isOpen = () => !popup.hidden;
  const matching = () =>
    offered.find((option) => option.label.toLowerCase() === input.value.trim().toLowerCase());

  function draw(open) {
    popup.hidden = !open || document.activeElement !== input;
    list.replaceChildren(
      ...offered.map((option, n) =>
        h(
          "li",
          {
            role: "option",
            id: `${id}-${n}`,
            class: n === active ? "active" : null,
            "aria-selected": String(n === active),
            onpointerdown: (event) => event.preventDefault(),
            onclick: () => pick(option),
          },
          optionContent(option),
        ),
      ),
    );
    if (!offered.length) list.append(h("li", { class: "nothing" }, failed ?? "No options match."));
    input.setAttribute("aria-expanded", String(isOpen()));
    input.setAttribute("aria-activedescendant", isOpen() && active >= 0 ? `${id}-${active}` : "");
    list.children[active]?.scrollIntoView({ block: "nearest" });
  }

  async function ask() {
    const mine = (asked += 1);
    const found = await source(chosen ? "" : input.value.trim());
    if (mine !== asked) return;
    failed = found.error ?? null;
    offered = failed ? [] : found;
    active = offered.length && (required || input.value.trim()) ? 0 : -1;
    draw(true);
  }

  function later() {
    clearTimeout(timer);
    if (live) timer = setTimeout(ask, PAUSE);
    else ask();
  }

  function pick(option) {
    chosen = option;
    input.value = option.label;
    close();
    input.dispatchEvent(new Event("change"));
    onpick?.();
  }

  function close() {
    asked += 1;
    clearTimeout(timer);
    draw(false);
  }

  input.addEventListener("focus", () => !chosen && ask());
  input.addEventListener("click", () => !isOpen() && ask());
  input.addEventListener("blur", () => {
    if (!chosen && !free && matching()) chosen = matching();
    close();
  });
  input.addEventListener("input", () => {
    chosen = null;
    later();
  });
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    const moved = moveKey(event, active, offered.length);
    if (event.key.startsWith("Arrow") && moved !== null) {
      event.preventDefault();
      if (isOpen()) active = moved;
      draw(true);
    } else if (isOpen() && active >= 0 && (event.key === "Enter" || event.key === "Tab")) {
      if (event.key === "Enter") event.preventDefault();
      pick(offered[active]);
    } else if (isOpen() && event.key === "Escape") {
      event.preventDefault();
      close();
    }
  });

  const settled = () => chosen ?? matching() ?? null;
  return {
    element,
    input,
    empty: () => !input.value.trim(),
    value: () => (settled() ? settled().value : free?.(input.value.trim())),
    problem: () => {
      const text = input.value.trim();
      if (!text || settled()) return "";
      return free ? (wrong?.(text) ?? "") : "Choose one of the options.";
    },
  };
}
