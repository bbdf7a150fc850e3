// Two moments side by side: one that is kept, and the one on show, with what is different.

function comparison(player) {
  const [kept, shown] = ["kept", "now"].map((name) => player.painter(player.find(name)));
  let frame = null;

  const element = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });

  function differences() {
    const rows = [];
    for (const id of player.everSeen) {
      const [before, after] = [player.state(id, frame), player.state(id)];
      if (!before && !after) continue;
      if (!before || !after) {
        rows.push([id, after ?? before, [[after ? "has come" : "is gone", "", ""]]]);
        continue;
      }
      const changes = states.changes(before, after);
      const [from, to] = [before, after].map(states.seen);
      if (!changes.length && from && to && Math.hypot(to[0] - from[0], to[1] - from[1]) > 0.01) {
        const words = [from, to].map((place) => place.map(states.short).join(", "));
        changes.push(["seen at", ...words]);
      }
      if (changes.length) rows.push([id, after, changes]);
    }
    return rows;
  }

  function row([id, state, changes]) {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.setAttribute("aria-pressed", String(player.chosen === id));
    button.append(element("span", states.name(state)), ...changes.map(([name, before, after]) =>
      element("small", after === "" ? name : `${name} ${before} → ${after}`)));
    button.addEventListener("click", () => player.hold(id));
    item.append(button);
    return item;
  }

  const api = {
    get frame() { return frame; },
    // Keeps a moment; the same once more, or null, lets it go.
    keep(number) {
      frame = number === frame ? null : number;
      player.find("comparison").hidden = frame === null;
      player.find("keep").setAttribute("aria-pressed", String(frame !== null));
    },
    show() {
      if (frame === null) return;
      kept(frame);
      shown(player.current);
      const time = (k) => player.seconds(player.frames[k].start);
      player.find("kept-time").textContent = time(frame);
      player.find("now-time").textContent = time(player.current);
      // While it plays, a list that changes with each frame could not be read.
      if (player.isPlaying) return;
      const rows = differences();
      const list = player.find("differences");
      const place = [...list.querySelectorAll("button")].indexOf(document.activeElement);
      list.replaceChildren(...rows.slice(0, 300).map(row));
      if (place >= 0) list.querySelectorAll("button")[place]?.focus();
      player.find("difference-count").textContent = rows.length
        ? `${rows.length} element${rows.length === 1 ? " is" : "s are"} different`
        : "No element is different";
    },
  };
  player.find("let-go").addEventListener("click", () => { api.keep(null); player.show(); });
  return api;
}
