// What a reference expects, beside what is seen: one scrubber for both.

function expectation(player) {
  const { find, data, frames } = player;
  const wanted = data.expectation;
  if (!wanted) return { laidOver: [], draw() {}, show() {}, toggle() {}, step() {} };

  const nothing = [];
  const [left, right] = ["expected-frame", "actual-frame"].map((id) => player.painter(find(id)));
  const stored = new Map(wanted.frames.map((frame) => [frame.frame, frame]));
  const differing = [...new Set(wanted.differing.map((time) => player.frameAt(time + 1e-4)))];
  const differs = new Set(differing);
  const names = Object.keys(wanted.tracks).sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  let showsExpected = false;

  const element = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });

  // The attributes of an element that is expected in a frame; null if none is, undefined if it is as it is seen.
  function expectedState(name, frame) {
    const track = wanted.tracks[name];
    if (!track) return undefined;
    const time = frames[frame].start + 1e-4;
    const state = track.findLast(([from]) => from <= time);
    if (!state || state.length === 1) return null;
    const [, x, y, width, height, alpha, zIndex, entries] = state;
    const transform = entries.length === 4 ? [...entries, 0, 0] : entries;
    return { center: [x + width / 2, y + height / 2], size: [width, height], alpha, zIndex, transform };
  }

  // As a trace has it: the translation counts as a part of the place, and sixty-fourths of a point are all.
  function traced(state) {
    const flat = state.transform.length === 6;
    const [tx, ty] = (flat ? [4, 5] : [12, 13]).map((k) => state.transform[k]);
    const snapped = (number) => Math.round(number * 64) / 64;
    const [width, height] = state.size.map(snapped);
    const [x, y] = [0, 1].map((k) => snapped(state.center[k] - state.size[k] / 2 + [tx, ty][k]));
    const transform = flat ? [...state.transform.slice(0, 4), 0, 0] : state.transform;
    return { ...state, center: [x + width / 2, y + height / 2], size: [width, height], transform };
  }

  const traceName = (state) =>
    `${state.category === "cell" ? "cell" : state.kind} [${state.indexPath.join(",")}]` +
    (state.isDisappearing ? " out" : "");

  // What is expected otherwise in the frame on show: [name, id or null, [[attribute, expected, actual], …]].
  function differences() {
    const seen = new Map(player.visible().map(({ id, state }) => [traceName(state), { id, state }]));
    const rows = [];
    for (const name of names) {
      const [state, actual] = [expectedState(name, player.current), seen.get(name)];
      if (name === "collection view") continue;
      if (!state && !actual) continue;
      if (!state || !actual) {
        rows.push([name, actual?.id ?? null, [[actual ? "is not expected" : "is missing", "", ""]]]);
        continue;
      }
      const changes = states.changes(state, traced(actual.state));
      if (changes.length) rows.push([name, actual.id, changes]);
    }
    return rows;
  }

  // The map from the content to the picture, by an element that is known in both; null if none is.
  function contentMap() {
    for (const { state } of player.visible()) {
      const [a, b, c, d] = state.transform;
      const [width, height] = state.size;
      if (state.quad.length < 4 || state.transform.length !== 6 || !width || !height) continue;
      if (Math.abs(a - 1) + Math.abs(b) + Math.abs(c) + Math.abs(d - 1) > 1e-6) continue;
      const [origin, right, , down] = state.quad;
      const [x, y] = [0, 1].map((k) => state.center[k] + state.transform[4 + k] - state.size[k] / 2);
      const [ux, vx] = [0, 1].map((k) => (right[k] - origin[k]) / width);
      const [uy, vy] = [0, 1].map((k) => (down[k] - origin[k]) / height);
      return ([px, py]) =>
        [origin[0] + (px - x) * ux + (py - y) * uy, origin[1] + (px - x) * vx + (py - y) * vy];
    }
    return null;
  }

  function corners({ center, size, transform }) {
    const [a, b, c, d] = transform.length === 6 ? transform : [0, 1, 4, 5].map((k) => transform[k]);
    return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x, y]) => {
      const [w, h] = [x * size[0] / 2, y * size[1] / 2];
      return [center[0] + a * w + c * h, center[1] + b * w + d * h];
    });
  }

  function row([name, id, changes]) {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.disabled = id === null;
    button.setAttribute("aria-pressed", String(id !== null && player.chosen === id));
    button.append(element("span", name), ...changes.map(([what, before, after]) =>
      element("small", after === "" ? what : `${what} ${after} instead of ${before}`)));
    if (id !== null) button.addEventListener("click", () => player.hold(id));
    item.append(button);
    return item;
  }

  find("expectation").hidden = false;
  find("causes").replaceChildren(...wanted.causes.map((cause) => {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.append(element("span", cause.text));
    button.addEventListener("click", () => player.moveTo(player.frameAt(cause.start + 1e-4)));
    item.append(button);
    return item;
  }));
  const last = Math.max(1, frames.length - 1);
  find("differing").replaceChildren(...differing.map((frame) => {
    const mark = document.createElement("span");
    mark.style.left = `${frame / last * 100}%`;
    mark.style.width = `${100 / last}%`;
    return mark;
  }));

  const api = {
    // What is drawn over the frame on the stage.
    get laidOver() {
      const frame = stored.get(player.current);
      return showsExpected && frame ? frame.expected : nothing;
    },
    toggle() {
      showsExpected = !showsExpected;
      find("expected").checked = showsExpected;
      player.show();
    },
    step(direction) {
      const others = differing.filter((frame) => (frame - player.current) * direction > 0);
      if (others.length) player.moveTo(direction > 0 ? Math.min(...others) : Math.max(...others));
    },
    // The outlines of what is expected elsewhere.
    draw(pen) {
      const map = contentMap();
      if (!map) return;
      pen.setLineDash([5, 4]);
      pen.strokeStyle = "#ff453a";
      pen.lineWidth = 1.5;
      for (const [name, , changes] of differences()) {
        const state = expectedState(name, player.current);
        if (!state || !changes.some(([what]) => what !== "alpha" && what !== "zIndex")) continue;
        pen.beginPath();
        corners(state).map(map).forEach(([x, y], k) => k ? pen.lineTo(x, y) : pen.moveTo(x, y));
        pen.closePath();
        pen.stroke();
      }
      pen.setLineDash([]);
    },
    show() {
      const frame = stored.get(player.current);
      find("picture").classList.toggle("is-expected", showsExpected && Boolean(frame));
      left(player.current, frame?.expected ?? nothing);
      right(player.current, frame?.actual ?? nothing);
      const now = frames[player.current].start;
      wanted.causes.forEach(({ start, end }, k) =>
        find("causes").children[k].firstChild.classList.toggle("is-now", end > start && start <= now && now < end));
      if (player.isPlaying) return;
      const rows = differences();
      const count = `${rows.length} element${rows.length === 1 ? "" : "s"}`;
      // What lies below others may be elsewhere without being seen.
      find("expectation-text").textContent = !differs.has(player.current)
        ? rows.length ? `This frame looks as expected; out of sight: ${count}` : "This frame is as expected"
        : (frame ? "This frame is not as expected" : "This frame is not as expected; the reference has no picture of it") +
          (rows.length ? `: ${count}` : "");
      const list = find("unexpected");
      const place = [...list.querySelectorAll("button")].indexOf(document.activeElement);
      list.replaceChildren(...rows.slice(0, 300).map(row));
      if (place >= 0) list.querySelectorAll("button")[place]?.focus();
    },
  };
  find("expected").addEventListener("change", () => api.toggle());
  find("differing-before").addEventListener("click", () => api.step(-1));
  find("differing-after").addEventListener("click", () => api.step(1));
  return api;
}
