// A modal of the bot: text inputs, menus, choices, checked before they are sent.

import { h } from "./dom.js";
import { act } from "./api.js";
import { isDefault } from "./components.js";
import { choose, offers } from "./listbox.js";
import { markdown } from "./markdown.js";

export function showModal(modal) {
  const fields = modal.components.map(fieldOf).filter(Boolean);
  const error = h("p", { class: "modal-error", role: "alert" });
  const send = h("button", { class: "button primary", type: "submit" }, "Submit");
  const cancel = h(
    "button",
    { class: "button plain", type: "button", onclick: () => dialog.close() },
    "Cancel",
  );
  const form = h(
    "form",
    { method: "dialog", novalidate: true },
    h("h2", { id: "modal-title" }, modal.title),
    error,
    h(
      "div",
      { class: "modal-fields" },
      fields.map((f) => f.element),
    ),
    h("div", { class: "modal-foot" }, cancel, send),
  );
  const dialog = h("dialog", { class: "modal", "aria-labelledby": "modal-title" }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = fields.filter((field) => !field.check());
    if (wrong.length) {
      wrong[0].focus();
      return;
    }
    send.disabled = true;
    const given = fields.filter((field) => field.id && field.value() !== undefined);
    const values = Object.fromEntries(given.map((field) => [field.id, field.value()]));
    const outcome = await act({ kind: "submit", modal: modal.id, values });
    send.disabled = false;
    error.textContent = outcome.error ?? "";
    if (!outcome.error) dialog.close();
  });
  const before = document.activeElement;
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (before?.isConnected) before.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
  (fields.find((field) => field.id) ?? { focus: () => send.focus() }).focus();
}

function fieldOf(part, n) {
  if (part.type === 10)
    return { element: h("div", { class: "markup" }, markdown(part.content)), check: () => true };
  const control = part.component ?? part.components?.[0];
  const build = {
    4: textField,
    3: menuField,
    5: menuField,
    6: menuField,
    7: menuField,
    8: menuField,
    21: choiceField,
    22: choiceField,
    23: checkField,
  }[control?.type];
  if (!build) return null;
  const label = part.label ?? control.label ?? "";
  return build(control, frame(label, part.description, control, `field-${n}`));
}

/** A label, a hint and a place for what is wrong, shared by all kinds of fields. */
function frame(label, hint, control, id) {
  const wrong = h("span", { class: "wrong", id: `${id}-wrong` });
  const required = control.required ?? control.type < 20;
  return {
    id,
    required,
    wrong,
    told: `${id}-hint ${id}-wrong`,
    wrap: (...content) =>
      h(
        "div",
        { class: "field-box" },
        h(
          "label",
          { for: id, id: `${id}-label` },
          label,
          required && h("span", { class: "star", "aria-hidden": "true" }, " *"),
        ),
        hint && h("small", { id: `${id}-hint` }, hint),
        content,
        wrong,
      ),
    say: (text) => {
      wrong.textContent = text;
      return !text;
    },
  };
}

function textField(control, box) {
  const long = control.style === 2;
  const input = h(long ? "textarea" : "input", {
    id: box.id,
    name: control.custom_id,
    placeholder: control.placeholder,
    maxlength: control.max_length ?? 4000,
    rows: long ? 4 : null,
    autocomplete: "off",
    "aria-required": String(box.required),
    "aria-describedby": box.told,
  });
  input.value = control.value ?? "";
  const check = () => {
    const { length } = input.value;
    if (box.required && !length) return box.say("This field is required.");
    if (length && length < (control.min_length ?? 0))
      return box.say(`At least ${control.min_length} characters.`);
    return box.say("");
  };
  input.addEventListener("input", () => box.wrong.textContent && check());
  return {
    id: control.custom_id,
    element: box.wrap(input),
    value: () => input.value,
    check,
    focus: () => input.focus(),
  };
}

function menuField(control, box) {
  const options = offers(control);
  let chosen = options.filter((option) => isDefault(option, control)).map((option) => option.value);
  const label = h("span", { class: "label" });
  const button = h(
    "button",
    {
      type: "button",
      class: "menu",
      id: box.id,
      name: control.custom_id,
      "aria-haspopup": "listbox",
      "aria-labelledby": `${box.id}-label ${box.id}`, // what it is, and what is chosen
      "aria-describedby": box.told,
    },
    label,
    h("span", { class: "arrow", "aria-hidden": "true" }),
  );
  const draw = () => {
    const names = options
      .filter((o) => chosen.includes(o.value))
      .map((o) => o.label)
      .join(", ");
    label.textContent = names || control.placeholder || "Make a selection";
    label.classList.toggle("placeholder", !names);
  };
  const max = control.max_values ?? 1;
  const min = box.required ? Math.max(1, control.min_values ?? 1) : (control.min_values ?? 1);
  const check = () => {
    if (!chosen.length && !box.required) return box.say("");
    return box.say(chosen.length >= min ? "" : "This field is required.");
  };
  button.addEventListener("click", async () => {
    const picked = await choose(button, {
      options,
      min: box.required ? min : 0,
      max,
      chosen,
      label: label.textContent,
    });
    if (picked) chosen = picked;
    draw();
    if (box.wrong.textContent) check();
  });
  draw();
  return {
    id: control.custom_id,
    element: box.wrap(button),
    value: () => chosen,
    check,
    focus: () => button.focus(),
  };
}

function choiceField(control, box) {
  const single = control.type === 21;
  const inputs = control.options.map((option) => {
    const input = h("input", {
      type: single ? "radio" : "checkbox",
      name: control.custom_id,
      value: option.value,
    });
    input.checked = Boolean(option.default);
    return input;
  });
  const rows = control.options.map((option, n) =>
    h(
      "label",
      { class: "choice" },
      inputs[n],
      h("span", { class: "words" }, option.label, option.description && h("small", {}, option.description)),
    ),
  );
  const picked = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const least = box.required ? Math.max(1, control.min_values ?? 1) : 0;
  const group = { role: "group", "aria-labelledby": `${box.id}-label`, "aria-describedby": box.told };
  return {
    id: control.custom_id,
    element: box.wrap(h("div", group, rows)),
    value: () => (single ? picked()[0] : picked()),
    check: () => box.say(picked().length >= least ? "" : "This field is required."),
    focus: () => inputs[0]?.focus(),
  };
}

function checkField(control, box) {
  const input = h("input", {
    type: "checkbox",
    id: box.id,
    name: control.custom_id,
    "aria-describedby": box.told,
  });
  input.checked = Boolean(control.default);
  return {
    id: control.custom_id,
    element: box.wrap(input),
    value: () => input.checked,
    check: () => true,
    focus: () => input.focus(),
  };
}
