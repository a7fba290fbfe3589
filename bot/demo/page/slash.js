// The form of one slash command: a field for each option, required ones first.

import { h } from "./dom.js";
import { act } from "./api.js";
import { combobox } from "./combobox.js";
import { offers } from "./listbox.js";

/** The type of the menu that offers what an option of each type asks for. */
const MENU_OF = { 6: 5, 7: 8, 8: 6, 9: 7 };
const BOOLEAN = [
  { label: "True", value: true },
  { label: "False", value: false },
];

export function slashForm(leaf, channel, { cancel, send }) {
  const options = [...leaf.options].sort((a, b) => Number(b.required ?? false) - Number(a.required ?? false));
  const fields = options.map((option) => field(option));
  const go = h("button", { type: "submit", class: "button primary small" }, "Send");
  const stop = h("button", { type: "button", class: "button plain small", onclick: cancel }, "Cancel");
  const element = h(
    "form",
    { class: "slash-form", "aria-label": `/${leaf.title}`, novalidate: true, autocomplete: "off" },
    h("div", { class: "slash-head" }, h("b", {}, `/${leaf.title}`), h("span", {}, leaf.description)),
    h(
      "div",
      { class: "slash-fields" },
      fields.map((f) => f.element),
    ),
    h("div", { class: "slash-foot" }, h("small", {}, "Enter sends · Escape leaves"), stop, go),
  );

  function field(option) {
    const id = `option-${option.name}`;
    const wrong = h("span", { class: "wrong", id: `${id}-wrong` });
    const attributes = {
      id,
      name: option.name,
      "aria-required": String(option.required ?? false),
      "aria-describedby": `${id}-hint ${id}-wrong`,
      placeholder: option.required ? "" : "optional",
    };
    const control = controlOf(option, attributes);
    const hint = h("small", { id: `${id}-hint` }, option.hint, limits(option));
    const element = h(
      "div",
      { class: option.required ? "slash-field required" : "slash-field" },
      h(
        "label",
        { for: id },
        option.title,
        option.required && h("span", { class: "star", "aria-hidden": "true" }, " *"),
      ),
      control.element,
      hint,
      wrong,
    );
    control.input.addEventListener("input", () => {
      wrong.textContent = "";
    });
    const check = () => {
      const problem =
        control.problem() || (control.empty() && option.required ? "This option is required." : "");
      wrong.textContent = problem;
      return !problem;
    };
    return { ...control, option, element, check };
  }

  function controlOf(option, attributes) {
    if (option.choices)
      return combobox(attributes, { source: among(option.choices), required: option.required, onpick });
    if (option.autocomplete)
      return combobox(attributes, {
        source: ask(option),
        free: freeValue(option),
        wrong: (text) => problemOf(option, text),
        required: option.required,
        onpick,
        live: true,
      });
    if (option.type === 5)
      return combobox(attributes, { source: among(BOOLEAN), required: option.required, onpick });
    if (MENU_OF[option.type])
      return combobox(attributes, {
        source: (text) => among(offers({ ...option, type: MENU_OF[option.type] }))(text),
        required: option.required,
        onpick,
      });
    return plain(option, attributes);
  }

  function ask(option) {
    return async (text) => {
      const filled = Object.fromEntries(
        valid()
          .filter((f) => f.option !== option)
          .map((f) => [f.option.name, f.value()]),
      );
      const outcome = await act({
        kind: "complete",
        channel,
        command: leaf.command,
        option: option.name,
        text,
        options: filled,
      });
      if (outcome.error) return outcome;
      return (outcome.choices ?? []).map((choice) => ({ label: choice.name, value: choice.value }));
    };
  }

  const valid = () => fields.filter((f) => !f.empty() && !f.problem());

  /** After a choice, go on to the next option that is still needed. */
  function onpick() {
    fields.find((f) => f.option.required && f.empty())?.input.focus();
  }

  element.addEventListener("submit", (event) => {
    event.preventDefault();
    const wrong = fields.filter((f) => !f.check());
    if (wrong.length) wrong[0].input.focus();
    else send(leaf, Object.fromEntries(valid().map((f) => [f.option.name, f.value()])));
  });
  element.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) cancel();
  });
  return {
    element,
    focus: () => (fields.find((f) => f.option.required && f.empty()) ?? { input: go }).input.focus(),
    busy: (on) => {
      go.disabled = on;
      element.setAttribute("aria-busy", String(on));
    },
  };
}

const among = (choices) => (text) =>
  choices.filter((choice) => choice.label.toLowerCase().includes(text.toLowerCase()));

const isNumber = (option) => option.type === 4 || option.type === 10;
const freeValue = (option) => (text) => (isNumber(option) ? Number(text) : text);

function limits(option) {
  const { min_value: low, max_value: high } = option;
  if (low === undefined && high === undefined) return "";
  return ` (${low ?? "…"} to ${high ?? "…"})`;
}

/** What is wrong with a text that was typed for an option; empty if nothing is. */
function problemOf(option, text) {
  if (!isNumber(option))
    return text.length < (option.min_length ?? 0) ? `At least ${option.min_length} characters.` : "";
  const value = Number(text);
  if (!Number.isFinite(value)) return "This is not a number.";
  if (option.type === 4 && !Number.isInteger(value)) return "This is not a whole number.";
  const { min_value = Number.MIN_SAFE_INTEGER, max_value = Number.MAX_SAFE_INTEGER } = option;
  if (value >= min_value && value <= max_value) return "";
  return `Must be${limits(option) || limits({ min_value, max_value })}.`;
}

function plain(option, attributes) {
  const numeric = isNumber(option);
  const input = h("input", {
    ...attributes,
    type: "text",
    inputmode: numeric ? "numeric" : null,
    maxlength: numeric ? null : (option.max_length ?? 6000),
  });
  const problem = () => input.value.trim() && problemOf(option, input.value.trim());
  return {
    element: input,
    input,
    problem,
    empty: () => !input.value.trim(),
    value: () => (numeric ? Number(input.value) : input.value),
  };
}
