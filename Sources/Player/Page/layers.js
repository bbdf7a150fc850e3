// The elements of a frame taken apart by their zIndex, to be turned by hand.

function layers(player) {
  const space = player.find("space");
  let isOpen = false;
  let [tilt, turn, spread] = [18, -34, 1];

  // A plane with what is seen of an element.
  function plane(state, picture) {
    const box = states.box(state);
    const ratio = picture.width / player.size.width;
    const visible = {
      minX: Math.max(0, Math.floor(box.minX)), minY: Math.max(0, Math.floor(box.minY)),
      maxX: Math.min(player.size.width, Math.ceil(box.maxX)), maxY: Math.min(player.size.height, Math.ceil(box.maxY)),
    };
    const [width, height] = [visible.maxX - visible.minX, visible.maxY - visible.minY];
    if (width <= 0 || height <= 0) return null;
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [Math.round(width * ratio), Math.round(height * ratio)];
    const pen = canvas.getContext("2d");
    pen.setTransform(ratio, 0, 0, ratio, -visible.minX * ratio, -visible.minY * ratio);
    pen.beginPath();
    state.quad.forEach((corner, k) => k ? pen.lineTo(...corner) : pen.moveTo(...corner));
    pen.closePath();
    pen.save();
    pen.clip();
    pen.drawImage(picture, 0, 0, player.size.width, player.size.height);
    pen.restore();
    pen.strokeStyle = player.colors[state.category];
    pen.lineWidth = 1.5;
    pen.stroke();
    const percent = (value, whole) => `${value / whole * 100}%`;
    Object.assign(canvas.style, {
      left: percent(visible.minX, player.size.width), top: percent(visible.minY, player.size.height),
      width: percent(width, player.size.width), height: percent(height, player.size.height),
    });
    return canvas;
  }

  function turnSpace() {
    space.style.setProperty("--tilt", `${tilt}deg`);
    space.style.setProperty("--turn", `${turn}deg`);
    for (const child of space.children) {
      child.style.transform = `translateZ(${(child.dataset.level - space.dataset.middle) * 46 * spread}px)`;
    }
  }

  function fill() {
    const picture = player.find("frames");
    const ground = document.createElement("canvas");
    [ground.width, ground.height] = [picture.width, picture.height];
    ground.className = "ground";
    ground.getContext("2d").drawImage(picture, 0, 0);
    ground.dataset.level = 0;
    const shown = player.visible().filter(({ state }) => states.box(state))
      .sort((a, b) => a.state.zIndex - b.state.zIndex);
    const levels = [...new Set(shown.map(({ state }) => state.zIndex))];
    const planes = shown.flatMap(({ id, state }) => {
      const canvas = plane(state, picture);
      if (!canvas) return [];
      canvas.dataset.level = levels.indexOf(state.zIndex) + 1;
      canvas.dataset.element = id;
      canvas.title = `${states.name(state)}, zIndex ${state.zIndex}`;
      canvas.classList.toggle("is-chosen", id === player.chosen);
      return [canvas];
    });
    space.dataset.middle = levels.length / 2;
    space.replaceChildren(ground, ...planes);
    turnSpace();
  }

  let from = null;
  space.addEventListener("pointerdown", (event) => {
    from = { x: event.clientX, y: event.clientY, tilt, turn, target: event.target, moved: false };
    space.setPointerCapture(event.pointerId);
  });
  space.addEventListener("pointermove", (event) => {
    if (!from || !event.buttons) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    from.moved ||= Math.hypot(dx, dy) > 3;
    turn = from.turn + dx * 0.4;
    tilt = Math.min(85, Math.max(-85, from.tilt - dy * 0.4));
    turnSpace();
  });
  space.addEventListener("pointerup", () => {
    const id = from && !from.moved ? from.target.dataset.element : undefined;
    from = null;
    if (id !== undefined) player.hold(Number(id));
  });
  player.find("spread").addEventListener("input", (event) => {
    spread = Number(event.target.value);
    turnSpace();
  });

  return {
    get isOpen() { return isOpen; },
    toggle() {
      isOpen = !isOpen;
      document.body.classList.toggle("is-apart", isOpen);
      player.find("apart").checked = isOpen;
      player.find("spread-part").hidden = !isOpen;
      space.hidden = !isOpen;
      if (!isOpen) space.replaceChildren();
    },
    // Turns by keys, in degrees.
    turn(across, up) {
      turn += across;
      tilt = Math.min(85, Math.max(-85, tilt + up));
      turnSpace();
    },
    show() { if (isOpen) fill(); },
  };
}
