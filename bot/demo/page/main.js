// Start here: connect, and draw whenever something changed.

import "./actions.js";
import { listen } from "./api.js";
import { renderComposer } from "./composer.js";
import { renderLog } from "./log.js";
import { renderSidebar, renderTop } from "./sidebar.js";
import { onChange } from "./store.js";

let due = false;

function draw() {
  due = false;
  renderLog();
  renderSidebar();
  renderTop();
  renderComposer();
}

onChange(() => {
  if (due) return;
  due = true;
  queueMicrotask(draw);
});
listen();
