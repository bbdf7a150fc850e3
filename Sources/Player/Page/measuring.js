// The way of the element that is chosen, and how far it is from another one or from the picture's edges.

function measuring(player) {
  const words = player.find("distance");

  function way(pen) {
    const places = player.over(player.chosen).map((state) => state && states.seen(state));
    pen.lineWidth = 1.5;
    pen.globalAlpha = 0.9;
    pen.beginPath();
    let latest = null;
    for (const place of places) {
      if (place && latest) pen.lineTo(...place);
      else if (place) pen.moveTo(...place);
      latest = place;
    }
    pen.stroke();
    // A dot for each frame: where they are close, it is slow.
    const seen = new Set();
    for (const place of places) {
      if (!place || seen.has(String(place))) continue;
      seen.add(String(place));
      pen.beginPath();
      pen.arc(...place, 1.75, 0, 7);
      pen.fill();
    }
    pen.globalAlpha = 1;
  }

  function line(pen, { from, to, at, length }, isHorizontal) {
    if (length < 1e-3) return;
    const point = (along, across) => isHorizontal ? [along, across] : [across, along];
    pen.beginPath();
    pen.moveTo(...point(from, at));
    pen.lineTo(...point(to, at));
    for (const end of [from, to]) {
      pen.moveTo(...point(end, at - 3));
      pen.lineTo(...point(end, at + 3));
    }
    pen.stroke();
    const text = states.short(length);
    const width = pen.measureText(text).width + 8;
    const [x, y] = point((from + to) / 2, at);
    const left = Math.min(Math.max(isHorizontal ? x - width / 2 : x + 5, 0), player.size.width - width);
    const top = Math.min(Math.max(isHorizontal ? y + 5 : y - 7.5, 0), player.size.height - 15);
    pen.beginPath();
    pen.roundRect(left, top, width, 15, 4);
    pen.fill();
    pen.fillStyle = "#fff";
    pen.fillText(text, left + 4, top + 11);
    pen.fillStyle = pen.strokeStyle;
  }

  function sentence(name, other, { horizontal, vertical }) {
    const list = (lines, word) => lines.length === 1 ? [`${states.short(lines[0].length)} pt ${word}`]
      : lines.length === 2 ? [`${lines.map((line) => states.short(line.length)).join(" and ")} pt ${word}`] : [];
    const found = [...list(horizontal, "across"), ...list(vertical, "down")];
    return `${name} to ${other}: ${found.join(", ") || "they overlap"}`;
  }

  return {
    // Draws over the picture, in its points.
    draw(pen, isMeasuring) {
      words.hidden = true;
      const chosen = player.chosen;
      const now = chosen === null ? null : player.state(chosen);
      if (chosen === null) return;
      pen.strokeStyle = pen.fillStyle = "#0a84ff";
      pen.setLineDash([]);
      way(pen);
      const box = now && states.box(now);
      if (!isMeasuring || !box) return;
      const second = player.pointed !== null && player.pointed !== chosen ? player.state(player.pointed) : null;
      const other = second && states.box(second);
      const edges = { minX: 0, minY: 0, maxX: player.size.width, maxY: player.size.height };
      const found = states.distances(box, other ?? edges);
      pen.strokeStyle = pen.fillStyle = "#ff2d55";
      pen.lineWidth = 1;
      pen.font = "600 11px system-ui, sans-serif";
      found.horizontal.forEach((part) => line(pen, part, true));
      found.vertical.forEach((part) => line(pen, part, false));
      words.hidden = false;
      words.textContent = sentence(states.name(now), other ? states.name(second) : "the picture's edges", found);
    },
  };
}
