// Times in the person's language; relative ones stay true while the page is open.

import { h } from "./dom.js";
import { locale } from "./store.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const absolute = (unix, style) => new Intl.DateTimeFormat(locale(), STYLES[style]).format(unix * 1000);

function relative(unix) {
  const seconds = Math.round(unix - Date.now() / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(Math.trunc(seconds / size), unit);
}

export function timestamp(unix, style = "f") {
  const text = style === "R" ? relative(unix) : absolute(unix, style);
  return h(
    "time",
    {
      class: "timestamp",
      datetime: new Date(unix * 1000).toISOString(),
      title: absolute(unix, "F"),
      "data-unix": style === "R" ? unix : null,
    },
    text,
  );
}

export function clock(iso) {
  const unix = Date.parse(iso) / 1000;
  const today = new Date(iso).toDateString() === new Date().toDateString();
  return h("time", { datetime: iso, title: absolute(unix, "F") }, absolute(unix, today ? "t" : "s"));
}

setInterval(() => {
  for (const element of document.querySelectorAll("time[data-unix]")) {
    const text = relative(Number(element.dataset.unix));
    if (element.textContent !== text) element.textContent = text;
  }
}, 1000);
