// The curves of the element that is chosen, with the moment on show; a press moves to another.

function curves(player) {
  const holder = player.find("curves");
  let [shown, list] = [null, []];

  function make({ name, unit, values }) {
    const [figure, canvas, words] =
      ["figure", "canvas", "figcaption"].map((tag) => document.createElement(tag));
    const known = values.filter((value) => value !== null);
    const [low, high] = [Math.min(...known), Math.max(...known)];
    const scrub = (event) => {
      const box = canvas.getBoundingClientRect();
      player.moveTo(player.frameAt((event.clientX - box.left) / box.width * player.duration));
    };
    canvas.addEventListener("pointerdown", (event) => {
      // What is pointed at may have changed, and the curves with it.
      if (canvas.isConnected) canvas.setPointerCapture(event.pointerId);
      scrub(event);
    });
    canvas.addEventListener("pointermove", (event) => { if (event.buttons) scrub(event); });
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", `${name} from ${states.short(low)} to ${states.short(high)}${unit && ` ${unit}`}`);
    const [title, value] = ["span", "output"].map((tag) => document.createElement(tag));
    title.textContent = name;
    words.append(title, value);
    figure.append(words, canvas);
    return { figure, canvas, value, unit, values, low, high };
  }

  function draw({ canvas, value, unit, values, low, high }) {
    const ratio = devicePixelRatio || 1;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (!width) return;
    const [w, h] = [width, height].map((n) => Math.round(n * ratio));
    if (canvas.width !== w || canvas.height !== h) [canvas.width, canvas.height] = [w, h];
    const pen = canvas.getContext("2d");
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, width, height);
    const x = (time) => time / player.duration * width;
    const y = (value) => height - 5 - (value - low) / (high - low) * (height - 10);
    const style = getComputedStyle(document.documentElement);
    pen.strokeStyle = pen.fillStyle = style.getPropertyValue("--accent");
    [pen.lineWidth, pen.lineJoin] = [1.75, "round"];
    pen.beginPath();
    let isOpen = false;
    values.forEach((value, k) => {
      if (value === null) { isOpen = false; return; }
      const place = [x(player.frames[k].start), y(value)];
      if (isOpen) pen.lineTo(...place); else pen.moveTo(...place);
      isOpen = true;
    });
    pen.stroke();
    const now = values[player.current];
    pen.globalAlpha = 0.5;
    pen.fillStyle = style.getPropertyValue("--text");
    pen.fillRect(Math.round(x(player.frames[player.current].start)), 0, 1, height);
    pen.globalAlpha = 1;
    if (now !== null) {
      pen.fillStyle = style.getPropertyValue("--accent");
      pen.beginPath();
      pen.arc(x(player.frames[player.current].start), y(now), 3.5, 0, 7);
      pen.fill();
    }
    value.textContent = now === null ? "not on screen" : states.short(now) + (unit && ` ${unit}`).replace(" °", "°");
  }

  return {
    show() {
      const chosen = player.chosen;
      if (chosen !== shown) {
        shown = chosen;
        list = chosen === null ? [] : states.series(player.over(chosen)).map(make);
        holder.replaceChildren(...list.map(({ figure }) => figure));
        player.find("curves-part").hidden = !list.length;
      }
      list.forEach(draw);
    },
  };
}
