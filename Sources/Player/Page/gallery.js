"use strict";
(() => {
  const data = JSON.parse(document.getElementById("gallery").textContent);
  const find = (id) => document.getElementById(id);
  const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const icons = {
    play: '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 4.500v15L20 12z"/></svg>',
    pause: '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6.500 5h3.800v14H6.500zM13.700 5h3.800v14h-3.800z"/></svg>',
  };
  const seconds = (time) => `${time.toFixed(2)} s`;

  // GIF89a, as its specification has it: blocks of patches, each compressed with LZW.

  function readGIF(bytes) {
    let at = 6;
    const byte = () => bytes[at++];
    const word = () => byte() | byte() << 8;
    const table = (flags) => {
      const length = 3 << ((flags & 7) + 1);
      return bytes.subarray(at, at += length);
    };
    const blocks = () => {
      const parts = [];
      for (let length = byte(); length; length = byte()) parts.push(bytes.subarray(at, at += length));
      return parts;
    };
    const [width, height, flags] = [word(), word(), byte()];
    at += 2;
    const global = flags & 0x80 ? table(flags) : null;
    const frames = [];
    let control = { disposal: 0, delay: 0, clear: -1 };
    let time = 0;
    for (;;) {
      const kind = byte();
      if (kind === 0x21) {
        const label = byte();
        if (label !== 0xf9) { blocks(); continue; }
        at++;
        const bits = byte();
        control = { disposal: bits >> 2 & 7, delay: word() / 100, clear: byte() };
        if (!(bits & 1)) control.clear = -1;
        at++;
      } else if (kind === 0x2c) {
        const [x, y, w, h, own] = [word(), word(), word(), word(), byte()];
        const colors = own & 0x80 ? table(own) : global;
        if (own & 0x40) throw new Error("interlaced pictures are not expected here");
        const minimum = byte();
        const indices = unpack(minimum, blocks(), w * h);
        const pixels = new ImageData(w, h);
        for (let i = 0; i < indices.length; i++) {
          if (indices[i] === control.clear) continue;
          pixels.data.set(colors.subarray(indices[i] * 3, indices[i] * 3 + 3), i * 4);
          pixels.data[i * 4 + 3] = 255;
        }
        frames.push({ x, y, w, h, pixels, start: time, ...control });
        time += control.delay;
        control = { disposal: 0, delay: 0, clear: -1 };
      } else break;
    }
    return { width, height, frames, duration: time };
  }

  function unpack(minimum, parts, count) {
    const result = new Uint8Array(count);
    const [clear, end] = [1 << minimum, (1 << minimum) + 1];
    const [prefix, suffix, length] = [new Int16Array(4096), new Uint8Array(4096), new Uint16Array(4096)];
    for (let i = 0; i < clear; i++) { suffix[i] = i; length[i] = 1; }
    let [size, next, previous, written, bits, held] = [minimum + 1, end + 1, -1, 0, 0, 0];
    for (const part of parts) {
      for (const value of part) {
        held |= value << bits;
        bits += 8;
        while (bits >= size) {
          const code = held & (1 << size) - 1;
          held >>>= size;
          bits -= size;
          if (code === clear) { [size, next, previous] = [minimum + 1, end + 1, -1]; continue; }
          if (code === end || written >= count) return result;
          // A code that is not known yet is the previous phrase and its own first value.
          const known = code < next ? code : previous;
          let phrase = known;
          let place = written + length[known];
          while (length[phrase] > 1) { result[--place] = suffix[phrase]; phrase = prefix[phrase]; }
          const first = result[--place] = suffix[phrase];
          written += length[known];
          if (code >= next) result[written++] = first;
          if (previous >= 0 && next < 4096) {
            prefix[next] = previous;
            suffix[next] = first;
            length[next] = length[previous] + 1;
            if (++next === 1 << size && size < 12) size++;
          }
          previous = code;
        }
      }
    }
    return result;
  }

  /** Frames that are painted over each other. */
  class Film {
    constructor(gif, label) {
      this.gif = gif;
      this.view = document.createElement("canvas");
      [this.view.width, this.view.height] = [gif.width, gif.height];
      this.view.setAttribute("role", "img");
      this.view.setAttribute("aria-label", label);
      this.pen = this.view.getContext("2d", { willReadFrequently: true });
      this.patch = document.createElement("canvas");
      this.shown = -1;
    }
    get times() { return this.gif.frames.map((frame) => frame.start); }
    get duration() { return this.gif.duration; }
    show(index) {
      if (index < this.shown) {
        this.pen.clearRect(0, 0, this.gif.width, this.gif.height);
        this.shown = -1;
      }
      while (this.shown < index) {
        const before = this.gif.frames[this.shown];
        if (before?.disposal === 2) this.pen.clearRect(before.x, before.y, before.w, before.h);
        if (before?.disposal === 3) this.pen.putImageData(this.saved, 0, 0);
        const frame = this.gif.frames[++this.shown];
        if (frame.disposal === 3) {
          this.saved = this.pen.getImageData(0, 0, this.gif.width, this.gif.height);
        }
        [this.patch.width, this.patch.height] = [frame.w, frame.h];
        this.patch.getContext("2d").putImageData(frame.pixels, 0, 0);
        this.pen.drawImage(this.patch, frame.x, frame.y);
      }
    }
  }

  /** The moments of a contact sheet: what a page may show that was opened as a file. */
  class Sheet {
    constructor(entry) {
      this.entry = entry;
      this.view = document.createElement("div");
      this.view.className = "moment";
      this.view.setAttribute("role", "img");
      this.view.setAttribute("aria-label", entry.alt);
      this.view.style.backgroundImage = `url("${encodeURI(entry.sheet)}")`;
      this.show(0);
    }
    get times() { return this.entry.moments.map((moment) => moment.time); }
    get duration() { return this.entry.duration; }
    show(index) {
      const { x, y, width, height } = this.entry.moments[index];
      const factor = Math.min(1, 368 / height, this.view.parentElement?.clientWidth / width || 1);
      Object.assign(this.view.style, {
        width: `${width * factor}px`, height: `${height * factor}px`,
        backgroundPosition: `${-x * factor}px ${-y * factor}px`,
        backgroundSize: `${this.entry.sheetWidth * factor}px auto`,
      });
    }
  }

  async function open(entry) {
    if (location.protocol !== "file:") {
      const answer = await fetch(encodeURI(entry.gif));
      if (answer.ok) return new Film(readGIF(new Uint8Array(await answer.arrayBuffer())), entry.alt);
    }
    return new Sheet(entry);
  }

  function card(entry) {
    const article = document.createElement("article");
    article.innerHTML =
      `<div class="picture"></div><div class="transport">` +
      `<button type="button"></button><input type="range" min="0" step="1" value="0">` +
      `<output></output></div><div class="words"><h2></h2><p class="facts"></p><p class="links"></p></div>`;
    const [picture, button, slider, clock] =
      [".picture", "button", "input", "output"].map((query) => article.querySelector(query));
    article.querySelector("h2").textContent = entry.title;
    article.querySelector(".facts").textContent =
      `${seconds(entry.duration)} · ${entry.width} × ${entry.height} px · ${entry.size}`;
    const links = article.querySelector(".links");
    for (const [text, path] of [["GIF", entry.gif], ["Contact sheet", entry.sheet],
      ["Scenario", entry.scenario]]) {
      const link = document.createElement("a");
      [link.textContent, link.href] = [text, encodeURI(path)];
      links.append(links.childNodes.length ? " · " : "", link);
    }
    slider.max = entry.moments.length - 1;
    slider.setAttribute("aria-label", `${entry.title}: moment`);
    clock.textContent = seconds(entry.duration);

    const image = document.createElement("img");
    Object.assign(image, { alt: entry.alt, width: entry.width, height: entry.height });
    [image.loading, image.decoding] = ["lazy", "async"];
    image.style.cssText = "width:auto;height:auto";
    image.src = encodeURI(entry.gif);

    let reel = null;
    let opening = null;
    let isPlaying = true;   // The GIF plays by itself until somebody takes over.
    let position = 0;
    let latest = 0;

    const label = () => {
      button.innerHTML = isPlaying ? icons.pause : icons.play;
      button.setAttribute("aria-label", `${isPlaying ? "Pause" : "Play"} ${entry.title}`);
    };
    const take = () => opening ??= open(entry).then((opened) => {
      reel = opened;
      picture.replaceChildren(reel.view);
      slider.max = reel.times.length - 1;
    });
    const show = (index) => {
      reel.show(index);
      slider.value = index;
      clock.textContent = seconds(reel.times[index]);
      slider.setAttribute("aria-valuetext", seconds(reel.times[index]));
    };
    const indexAt = (time) => {
      let index = 0;
      while (index + 1 < reel.times.length && reel.times[index + 1] <= time + 1e-9) index++;
      return index;
    };
    const tick = (now) => {
      if (!isPlaying || !reel) return;
      position = (position + Math.max(0, now - latest) / 1000) % reel.duration;
      latest = now;
      const index = indexAt(position);
      if (index !== Number(slider.value)) show(index);
      requestAnimationFrame(tick);
    };
    const pause = async () => { isPlaying = false; label(); await take(); };
    slider.addEventListener("input", async () => {
      // Until the frames are there, the slider counts moments of the whole.
      const fraction = slider.value / slider.max;
      const isFirst = !reel;
      await pause();
      const index = isFirst ? Math.round(fraction * (reel.times.length - 1)) : Number(slider.value);
      show(index);
      position = reel.times[index];
    });
    button.addEventListener("click", async () => {
      if (isPlaying) {
        await pause();
        show(Number(slider.value));
      } else {
        await take();
        isPlaying = true;
        label();
        latest = performance.now();
        requestAnimationFrame(tick);
      }
    });
    if (reducesMotion) {
      isPlaying = false;
      const still = new Sheet(entry);
      picture.append(still.view);
    } else {
      picture.append(image);
    }
    label();
    return article;
  }

  const cards = data.animations.map((entry) => ({ entry, element: card(entry) }));
  find("cards").append(...cards.map(({ element }) => element));
  find("count").textContent = `${cards.length} animations.`;
  find("search").addEventListener("input", (event) => {
    const words = event.target.value.toLowerCase().split(/\s+/);
    let count = 0;
    for (const { entry, element } of cards) {
      const text = `${entry.title} ${entry.name} ${entry.alt}`.toLowerCase();
      element.hidden = !words.every((word) => text.includes(word));
      element.style.display = element.hidden ? "none" : "";
      if (!element.hidden) count++;
    }
    find("nothing").hidden = count > 0;
  });
  document.documentElement.dataset.state = "ready";
})();
