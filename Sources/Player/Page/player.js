(async () => {
  const find = (id) => document.getElementById(id);
  // The bytes of a text with seven bits in a character. Those beyond the first 128 stand for the place of one that
  // cannot stand there, and for the seven bits that follow, if any do.
  function bytesOf(text) {
    const special = [0, 10, 13, 34, 38, 60, 92];
    const bytes = new Uint8Array(text.length * 14 / 8 + 1);
    let [count, buffer, bits] = [0, 0, 0];
    const add = (seven) => {
      buffer = (buffer << 7 | seven) & 0x3fff;
      bits += 7;
      if (bits >= 8) bytes[count++] = buffer >> (bits -= 8) & 0xff;
    };
    for (let k = 0; k < text.length; k++) {
      const code = text.charCodeAt(k);
      if (code < 0x80) { add(code); continue; }
      add(special[code < 0x400 ? code - 0x80 >> 7 : code - 0x400]);
      if (code < 0x400) add(code & 127);
    }
    return bytes.subarray(0, count);
  }
  // What a zlib stream in such a text holds, as JSON; null for nothing.
  async function inflated(text) {
    if (!text) return null;
    if (!("DecompressionStream" in window)) throw new Error("the page needs a browser of 2023 or later");
    const stream = new Blob([bytesOf(text)]).stream().pipeThrough(new DecompressionStream("deflate"));
    return JSON.parse(await new Response(stream).text());
  }
  const problem = (error) => {
    find("problem").textContent = `The frames cannot be shown: ${error}`;
    find("problem").hidden = false;
  };
  const data = JSON.parse(find("animation").textContent);
  const [allChanges, history] =
    await Promise.all(["changes", "history"].map((id) => inflated(find(id).textContent)))
      .catch((error) => { problem(error.message); return []; });
  if (!allChanges) return;
  // One of each frame: [start, end, parts], in which a part is [picture, x, y], or
  // [x, y, width, height, dx, dy] of what has moved to there.
  const rows = JSON.parse(find("rows").textContent);
  const [canvas, overlay, scrubber, clock] =
    ["frames", "marks-layer", "scrubber", "clock"].map(find);
  const frames = rows.map(([start, end, parts]) => ({ start, end, parts }));
  const duration = frames[frames.length - 1].end;
  const size = { width: data.pixelWidth, height: data.pixelHeight };
  const colors = { cell: "#0a84ff", supplementaryView: "#ff9500", decorationView: "#30b158" };
  const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;

  let images = [];
  let current = 0;      // The frame on show.
  let isPlaying = false;
  let speed = 1;
  let loops = true;
  let position = 0;     // In seconds, while playing.
  let latest = 0;       // When the position was latest, in milliseconds of the browser.
  let hovered = null;   // The id of the element under the pointer.
  let held = null;      // The id of the element that was clicked.
  let showsOutlines = false;
  let isMeasuring = false;
  let isListing = false; // Whether the list of elements is being made.
  let followed = -1;    // The event whose causes are shown; -1 for those of the element.

  // Pictures: a frame whose picture covers everything needs no frame before it.

  const decode = (text) => {
    const bytes = bytesOf(text);
    // As files of each kind begin.
    const type = bytes[0] === 0x89 ? "image/png" : "image/webp";
    return createImageBitmap(new Blob([bytes], { type }));
  };

  const isWhole = ({ parts }) =>
    parts.length > 0 && parts[0].length === 3 && images[parts[0][0]].width === size.width &&
    images[parts[0][0]].height === size.height;

  function paint(context, part) {
    if (part.length === 6) {
      const [x, y, width, height, dx, dy] = part;
      context.drawImage(context.canvas, x - dx, y - dy, width, height, x, y, width, height);
      return;
    }
    const [image, x, y] = part;
    const picture = images[image];
    context.clearRect(x, y, picture.width, picture.height);
    context.drawImage(picture, x, y);
  }

  // Shows frames on a canvas: what is on it already is drawn over where that leads there. Parts that are laid over
  // a frame are gone with the next one.
  function painter(canvas) {
    let drawn = -1;
    let over = [];
    return (index, parts = []) => {
      if (index === drawn && parts === over) return;
      if (canvas.width !== size.width) [canvas.width, canvas.height] = [size.width, size.height];
      const context = canvas.getContext("2d");
      if (over.length) drawn = -1;
      let from = drawn >= 0 && drawn < index ? drawn + 1 : 0;
      for (let k = index; k >= from; k--) if (isWhole(frames[k])) { from = k; break; }
      if (index !== drawn) {
        for (let k = from; k <= index; k++) for (const part of frames[k].parts) paint(context, part);
      }
      for (const part of parts) paint(context, part);
      [drawn, over] = [index, parts];
    };
  }
  const draw = painter(canvas);

  // Elements: each has a list of changes [frame, state]; no state is off screen.

  const tracks = new Map();
  allChanges.forEach((changes, frame) => {
    for (const [id, state, model] of changes) {
      if (!tracks.has(id)) tracks.set(id, { id, changes: [] });
      // Where nothing moves, the model is what is shown.
      if (state) state.model = model ?? state;
      tracks.get(id).changes.push([frame, state]);
    }
  });
  const everSeen = [...tracks.values()];

  // The number of an element's changes up to a frame.
  function changesUntil(element, index) {
    let [low, high] = [0, element.changes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (element.changes[middle][0] <= index) low = middle + 1; else high = middle;
    }
    return low;
  }

  function state(element, index) {
    const count = changesUntil(element, index);
    return count > 0 ? element.changes[count - 1][1] : null;
  }

  // The state in which an element was before it last began to move; null if it has only just come.
  function stateBefore(element, index) {
    let count = changesUntil(element, index);
    const { changes } = element;
    // Some frames of a slow movement differ too little to be told.
    while (count > 1 && changes[count - 1][0] - changes[count - 2][0] <= 3) count--;
    return count > 1 ? changes[count - 2][1] : null;
  }

  const visible = () =>
    everSeen.map((element) => ({ id: element.id, state: state(element, current) }))
      .filter((element) => element.state);

  function elementAt(x, y) {
    const hits = visible().filter(({ state }) => states.contains(state.quad, x, y));
    hits.sort((a, b) => a.state.zIndex - b.state.zIndex);
    return hits.length ? hits[hits.length - 1].id : null;
  }

  // The attributes in a table: what is shown now, what was before it began to move, and what the model has.
  function attributeRows(id, state) {
    const before = stateBefore(tracks.get(id), current);
    const [shown, model] = [states.words(state), states.words({ ...state.model, zIndex: state.zIndex })];
    const old = before && states.words(before);
    const plain = { scale: "1", rotation: "0°" };
    const names = Object.keys(shown).filter((name) =>
      [shown, model, old].some((words) => words && words[name] !== plain[name]));
    const cell = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });
    const row = (...cells) => {
      const line = document.createElement("tr");
      line.append(...cells);
      return line;
    };
    const heading = (text, scope) => Object.assign(cell("th", text), { scope });
    return [
      row(cell("td", ""), ...["now", "before", "model"].map((text) => heading(text, "col"))),
      ...names.map((name) => {
        const line = row(heading(name, "row"), cell("td", shown[name]), cell("td", old?.[name] ?? "–"),
          cell("td", model[name] ?? shown[name]));
        line.children[2].classList.toggle("is-other", Boolean(old) && old[name] !== shown[name]);
        line.children[3].classList.toggle("is-other", model[name] !== shown[name]);
        return line;
      }),
    ];
  }

  function showInspector() {
    const elements = visible();
    const id = held ?? hovered;
    const chosen = elements.find((element) => element.id === id);
    const list = find("attributes");
    list.hidden = !chosen;
    find("hint").hidden = Boolean(chosen);
    if (chosen) {
      list.caption.textContent = states.name(chosen.state) + (chosen.state.isDisappearing ? ", leaving" : "");
      list.tBodies[0].replaceChildren(...attributeRows(chosen.id, chosen.state));
    }
    // The list is kept while its elements stay the same, so that the focus stays where it is.
    const holder = find("elements");
    const key = elements.map((element) => element.id).join();
    if (holder.dataset.key !== key) {
      holder.dataset.key = key;
      const focused = holder.contains(document.activeElement) ? document.activeElement.dataset.element : null;
      // A button that goes loses the focus, and tells it.
      isListing = true;
      holder.replaceChildren(...elements.map(({ id }) => {
        const [item, button] = ["li", "button"].map((tag) => document.createElement(tag));
        button.type = "button";
        button.dataset.element = id;
        button.append(document.createElement("span"), document.createElement("small"));
        button.addEventListener("click", () => hold(id));
        const point = (id) => () => {
          if (isListing) return;
          hovered = id;
          show();
        };
        for (const kind of ["pointerenter", "focus"]) button.addEventListener(kind, point(id));
        for (const kind of ["pointerleave", "blur"]) button.addEventListener(kind, point(null));
        item.append(button);
        return item;
      }));
      isListing = false;
      const successor = focused && holder.querySelector(`[data-element="${focused}"]`);
      if (successor) successor.focus({ preventScroll: true });
      else if (focused) hovered = null;
    }
    elements.forEach((element, index) => {
      const button = holder.children[index].firstChild;
      button.style.setProperty("--dot", colors[element.state.category]);
      button.classList.toggle("is-current", element.id === id);
      button.classList.toggle("is-leaving", Boolean(element.state.isDisappearing));
      button.setAttribute("aria-pressed", String(element.id === held));
      button.firstChild.textContent = states.name(element.state);
      button.lastChild.textContent = element.state.center.map((n) => Math.round(n)).join(", ");
    });
  }

  function drawOverlay() {
    const ratio = Math.max(1, canvas.clientWidth / data.width) * (window.devicePixelRatio || 1);
    const [width, height] = [data.width, data.height].map((n) => Math.round(n * ratio));
    if (overlay.width !== width || overlay.height !== height) {
      [overlay.width, overlay.height] = [width, height];
    }
    const pen = overlay.getContext("2d");
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, width, height);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    const id = held ?? hovered;
    for (const element of visible()) {
      const isChosen = element.id === id;
      if (!isChosen && !showsOutlines || element.state.quad.length < 3) continue;
      pen.beginPath();
      element.state.quad.forEach(([x, y], k) => k ? pen.lineTo(x, y) : pen.moveTo(x, y));
      pen.closePath();
      pen.setLineDash(element.state.isDisappearing ? [4, 3] : []);
      pen.strokeStyle = pen.fillStyle = colors[element.state.category];
      pen.globalAlpha = isChosen ? 0.22 : 0;
      pen.fill();
      pen.globalAlpha = isChosen ? 1 : 0.7;
      pen.lineWidth = isChosen ? 2 : 1;
      pen.stroke();
      pen.globalAlpha = 1;
    }
    parts.expectation.draw(pen);
    parts.measuring.draw(pen, isMeasuring);
  }

  // What happens: each event has the one that it comes of.

  const laneColors = {
    steps: "#0a84ff", touches: "#ff375f", invalidations: "#ff9500", passes: "#bf5af2", queries: "#64a8b8",
    places: "#8e8e93", animations: "#30b158", cells: "#a2845e",
  };
  const events = (history?.events ?? []).map(
    ([frame, time, cause, lane, text, place, view, isQuiet], index) => ({
      index, frame, time, cause, view, isQuiet,
      lane: history.lanes[lane], text: history.texts[text], place: history.places[place] ?? "",
      code: history.code[place] ?? "",
    }));
  // The first event of each frame; those of a frame lie together.
  const firstEvents = [];
  for (const event of events) firstEvents[event.frame] ??= event.index;
  const eventsOf = (frame) => {
    const found = [];
    if (firstEvents[frame] === undefined) return found;
    for (let k = firstEvents[frame]; k < events.length && events[k].frame === frame; k++) found.push(events[k]);
    return found;
  };
  const laneHeight = 20;
  let [zoom, left] = [1, 0];  // How much of the time is seen, and from when on, in seconds.

  function eventOfElement(id) {
    // The last one that placed the view.
    let [low, high] = [0, events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (events[middle].frame <= current) low = middle + 1; else high = middle;
    }
    for (let k = low - 1; k >= 0; k--) {
      if (events[k].view === id && events[k].lane === "places") return k;
    }
    return -1;
  }

  function chain(index) {
    const links = [];
    for (let k = index; k >= 0; k = events[k].cause) links.push(events[k]);
    return links.filter((event, k) => k === 0 || k === links.length - 1 || !event.isQuiet);
  }

  const button = (text, small, code, action) => {
    const [item, button, words, note, line] =
      ["li", "button", "span", "small", "code"].map((tag) => document.createElement(tag));
    button.type = "button";
    [words.textContent, note.textContent, line.textContent] = [text, small, code];
    button.append(words, note);
    if (code) button.append(line);
    button.addEventListener("click", action);
    item.append(button);
    return item;
  };

  function showHappenings() {
    if (!events.length) return;
    const found = eventsOf(current);
    const list = find("events");
    const key = `${current}/${followed}`;
    if (list.dataset.key !== key && !isPlaying) {
      list.dataset.key = key;
      const hasFocus = list.contains(document.activeElement);
      list.replaceChildren(...found.slice(0, 200).map((event) => {
        const item = button(event.text, event.place, event.code, () => {
          followed = followed === event.index ? -1 : event.index;
          show();
        });
        item.firstChild.style.setProperty("--dot", laneColors[event.lane]);
        item.firstChild.setAttribute("aria-pressed", String(followed === event.index));
        return item;
      }));
      if (hasFocus) list.querySelector("[aria-pressed=true]")?.focus();
      find("frame-events").textContent = found.length
        ? `In this frame: ${found.length} event${found.length === 1 ? "" : "s"}`
        : "Nothing happens in this frame";
    }
    const id = held ?? hovered;
    const start = followed >= 0 ? followed : id === null ? -1 : eventOfElement(id);
    find("because").hidden = start < 0;
    const reasons = find("reasons");
    if (start >= 0 && reasons.dataset.start !== String(start)) {
      reasons.dataset.start = start;
      reasons.replaceChildren(...chain(start).map((event) =>
        button(event.text, [seconds(event.time), event.place].filter(Boolean).join(" · "), event.code, () => {
          setPlaying(false);
          goTo(event.frame);
        })));
    }
    if (start < 0) delete reasons.dataset.start;
    drawLanes(start);
  }

  function drawLanes(start) {
    const holder = find("lanes");
    const ratio = window.devicePixelRatio || 1;
    const [width, height] = [holder.clientWidth, laneHeight * history.lanes.length];
    if (!width) return;
    const [w, h] = [width, height].map((n) => Math.round(n * ratio));
    if (holder.width !== w || holder.height !== h) [holder.width, holder.height] = [w, h];
    const span = duration / zoom;
    const now = frames[current].start;
    // The present is always in sight.
    if (now < left || now > left + span) left = now - span / 2;
    left = Math.min(Math.max(0, left), duration - span);
    const x = (time) => (time - left) / span * (width - 2) + 1;
    const pen = holder.getContext("2d");
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, width, height);
    const because = new Set(start >= 0 ? chain(start).map((event) => event.index) : []);
    const seen = new Set();
    for (const event of events) {
      const place = Math.round(x(frames[event.frame].start));
      const lane = history.lanes.indexOf(event.lane);
      const key = place * 16 + lane;
      if (place < 0 || place > width || seen.has(key) && !because.has(event.index)) continue;
      seen.add(key);
      pen.fillStyle = laneColors[event.lane];
      pen.globalAlpha = because.size && !because.has(event.index) ? 0.35 : 1;
      pen.fillRect(place - 1, lane * laneHeight + 4, because.has(event.index) ? 4 : 2, laneHeight - 8);
    }
    pen.globalAlpha = 1;
    pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--text");
    pen.fillRect(Math.round(x(now)), 0, 1, height);
  }

  function setZoom(value, middle = frames[current].start) {
    const old = duration / zoom;
    const part = (middle - left) / old;
    zoom = Math.min(Math.max(1, value), Math.max(1, frames.length / 8));
    left = middle - part * duration / zoom;
    show();
  }

  function stepEvent(direction) {
    let frame = current + direction;
    while (frame >= 0 && frame < frames.length && firstEvents[frame] === undefined) frame += direction;
    if (frame >= 0 && frame < frames.length) { setPlaying(false); goTo(frame); }
  }

  const timeAt = (event) => {
    const box = find("lanes").getBoundingClientRect();
    return left + (event.clientX - box.left) / box.width * duration / zoom;
  };

  function startHappenings() {
    if (!events.length) return;
    find("happenings").hidden = false;
    find("lanes").style.height = `${laneHeight * history.lanes.length}px`;
    find("lane-names").replaceChildren(...history.lanes.map((name) => {
      const item = document.createElement("li");
      item.textContent = name;
      return item;
    }));
    find("zoom-in").addEventListener("click", () => setZoom(zoom * 2));
    find("zoom-out").addEventListener("click", () => setZoom(zoom / 2));
    find("previous").addEventListener("click", () => stepEvent(-1));
    find("next").addEventListener("click", () => stepEvent(1));
    const scrub = (event) => { setPlaying(false); goTo(frameAt(timeAt(event))); };
    const lanes = find("lanes");
    lanes.addEventListener("pointerdown", (event) => {
      lanes.setPointerCapture(event.pointerId);
      scrub(event);
    });
    lanes.addEventListener("pointermove", (event) => { if (event.buttons) scrub(event); });
    lanes.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      setZoom(zoom * Math.exp(-event.deltaY / 200), timeAt(event));
    }, { passive: false });
  }

  // Time.

  const seconds = (time) => `${time.toFixed(2)} s`;

  function frameAt(time) {
    let [low, high] = [0, frames.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (frames[middle].start <= time + 1e-9) low = middle; else high = middle - 1;
    }
    return low;
  }

  function show() {
    draw(current, parts.expectation.laidOver);
    scrubber.value = current;
    const text = `${seconds(frames[current].start)} of ${seconds(duration)}`;
    scrubber.setAttribute("aria-valuetext", `frame ${current + 1}, ${text}`);
    clock.textContent = `${text} · ${current + 1}/${frames.length}`;
    drawOverlay();
    showInspector();
    showHappenings();
    for (const part of [parts.curves, parts.expectation, parts.comparison, parts.layers]) part.show();
  }

  // Keeps hold of an element, or lets it go.
  function hold(id) {
    [held, followed] = [id === held ? null : id, -1];
    show();
  }

  // What the parts of the page know of it.
  const player = {
    find, data, frames, duration, seconds, frameAt, colors, painter, everSeen: [...tracks.keys()],
    size: { width: data.width, height: data.height },
    get current() { return current; },
    get isPlaying() { return isPlaying; },
    get chosen() { return held ?? hovered; },
    get pointed() { return hovered; },
    state: (id, frame = current) => state(tracks.get(id), frame),
    // The states of an element in all frames; null where it is not on screen.
    over(id) {
      const { changes } = tracks.get(id);
      let next = 0;
      let latest = null;
      return frames.map((_, frame) => {
        while (next < changes.length && changes[next][0] <= frame) latest = changes[next++][1];
        return latest;
      });
    },
    visible, hold, show: () => show(),
    moveTo(frame) { setPlaying(false); goTo(frame); },
  };
  const parts = {
    curves: curves(player), measuring: measuring(player), comparison: comparison(player), layers: layers(player),
    expectation: expectation(player),
  };

  function goTo(index) {
    current = Math.min(Math.max(index, 0), frames.length - 1);
    position = frames[current].start;
    show();
  }

  function setPlaying(value) {
    if (value && current === frames.length - 1 && !loops) goTo(0);
    isPlaying = value;
    document.body.classList.toggle("is-playing", value);
    find("play").setAttribute("aria-label", value ? "Pause" : "Play");
    if (!value) showHappenings();
    latest = performance.now();
    if (value) requestAnimationFrame(tick);
  }

  function tick(now) {
    if (!isPlaying) return;
    position += Math.max(0, now - latest) / 1000 * speed;
    latest = now;
    if (position >= duration) {
      if (loops) position %= duration;
      else { goTo(frames.length - 1); setPlaying(false); return; }
    }
    const index = frameAt(position);
    if (index !== current) { current = index; show(); }
    requestAnimationFrame(tick);
  }

  function setSpeed(value) {
    speed = value;
    find("speed").value = String(value);
  }

  function step(count) { setPlaying(false); goTo(current + count); }

  // Controls.

  find("play").addEventListener("click", () => setPlaying(!isPlaying));
  find("first").addEventListener("click", () => { setPlaying(false); goTo(0); });
  find("back").addEventListener("click", () => step(-1));
  find("forward").addEventListener("click", () => step(1));
  const toggleLoop = () => {
    loops = !loops;
    find("loop").setAttribute("aria-pressed", String(loops));
  };
  find("loop").addEventListener("click", toggleLoop);
  find("speed").addEventListener("change", (event) => setSpeed(Number(event.target.value)));
  const setOutlines = (value) => {
    showsOutlines = find("outlines").checked = value;
    drawOverlay();
  };
  find("outlines").addEventListener("change", (event) => setOutlines(event.target.checked));
  scrubber.addEventListener("input", () => { setPlaying(false); goTo(Number(scrubber.value)); });

  const place = (event) => {
    const box = canvas.getBoundingClientRect();
    return [
      (event.clientX - box.left) / box.width * data.width,
      (event.clientY - box.top) / box.height * data.height,
    ];
  };
  canvas.addEventListener("pointermove", (event) => {
    const id = elementAt(...place(event));
    if (id !== hovered) { hovered = id; show(); }
  });
  canvas.addEventListener("pointerleave", () => { hovered = null; show(); });
  canvas.addEventListener("click", (event) => {
    const id = elementAt(...place(event));
    hold(id);
  });

  const setMeasuring = (value) => {
    isMeasuring = find("measure").checked = value;
    drawOverlay();
  };
  find("measure").addEventListener("change", (event) => setMeasuring(event.target.checked));
  const keep = () => { setPlaying(false); parts.comparison.keep(current); show(); };
  find("keep").addEventListener("click", keep);
  const takeApart = () => { parts.layers.toggle(); show(); };
  find("apart").addEventListener("change", takeApart);

  addEventListener("keydown", (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const target = event.target;
    if (target instanceof HTMLSelectElement) return;
    const isButton = target instanceof HTMLButtonElement || target.type === "checkbox";
    if (target.type === "range" && target !== scrubber) return;
    const speeds = [0.1, 0.25, 0.5, 1, 2];
    switch (event.key) {
    case " ": if (isButton) return; setPlaying(!isPlaying); break;
    case "ArrowLeft": step(event.shiftKey ? -10 : -1); break;
    case "ArrowRight": step(event.shiftKey ? 10 : 1); break;
    case "Home": setPlaying(false); goTo(0); break;
    case "End": setPlaying(false); goTo(frames.length - 1); break;
    case "l": case "L": toggleLoop(); break;
    case "o": case "O": setOutlines(!showsOutlines); break;
    case "m": case "M": setMeasuring(!isMeasuring); break;
    case "k": case "K": keep(); break;
    case "x": case "X": takeApart(); break;
    case "e": case "E": parts.expectation.toggle(); break;
    case "n": case "N": parts.expectation.step(1); break;
    case "p": case "P": parts.expectation.step(-1); break;
    case "w": case "a": case "s": case "d": {
      if (!parts.layers.isOpen) return;
      const [across, up] = { w: [0, 6], a: [-6, 0], s: [0, -6], d: [6, 0] }[event.key];
      parts.layers.turn(across, up);
      break;
    }
    case "Escape": [held, followed] = [null, -1]; show(); break;
    case ",": stepEvent(-1); break;
    case ".": stepEvent(1); break;
    case "+": case "=": setZoom(zoom * 2); break;
    case "-": setZoom(zoom / 2); break;
    case "1": case "2": case "3": case "4": case "5": setSpeed(speeds[event.key - 1]); break;
    default: return;
    }
    event.preventDefault();
  });
  addEventListener("resize", show);

  // Live reload: the page that a preview serves says where news come from.

  if (data.news) {
    const news = new EventSource(data.news);
    news.addEventListener("changed", () => {
      sessionStorage.setItem("position", JSON.stringify([current / frames.length, isPlaying, speed]));
      location.reload();
    });
    news.addEventListener("problem", (event) => {
      find("problem").textContent = JSON.parse(event.data);
      find("problem").hidden = false;
    });
  }

  async function start() {
    find("picture").style.width = `min(100%, ${data.width}px)`;
    scrubber.max = frames.length - 1;
    find("facts").textContent =
      `${data.width} × ${data.height} pt @${data.scale}x · ${frames.length} frames · ` +
      `${seconds(duration)} · ${data.theme}` +
      (data.movingQuality ? ` · pictures of movement at quality ${data.movingQuality}` : "");
    if (!everSeen.length) find("inspector").hidden = true;
    startHappenings();
    for (const { name, time } of data.marks) {
      const tick = document.createElement("span");
      tick.textContent = name;
      tick.style.left = `${frameAt(time) / Math.max(1, frames.length - 1) * 100}%`;
      find("ticks").append(tick);
    }
    images = await Promise.all(find("pictures").textContent.split("\n").map(decode));
    const saved = data.news ? JSON.parse(sessionStorage.getItem("position") ?? "null") : null;
    if (saved) setSpeed(saved[2]);
    goTo(saved ? Math.round(saved[0] * frames.length) : 0);
    setPlaying(saved ? saved[1] : !reducesMotion);
    document.documentElement.dataset.state = "ready";
  }

  start().catch(problem);
})();
