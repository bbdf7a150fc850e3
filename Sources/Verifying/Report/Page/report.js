'use strict';
const $ = id => document.getElementById(id);
const data = JSON.parse($('data').textContent);
// There only if the page is served by 'review': its token, and what was decided by name.
const review = JSON.parse($('review')?.textContent ?? 'null');
const views = ['side', 'swipe', 'onion', 'flicker', 'difference', 'heat', 'mask'];
const state = { verdict: 0, picture: 0, view: 'difference', zoom: 1, tolerance: 0, mix: 50, boxes: true,
  flick: false, playing: false, speed: 0.5, element: null };
const pictures = new Map();
const make = (tag, options = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), options);
  element.append(...children);
  return element;
};
const shown = () => data.verdicts[state.verdict];
const frames = () => shown() ? shown().frames : [];

// Pictures

async function load(uri) {
  if (!pictures.has(uri)) {
    pictures.set(uri, (async () => {
      const image = new Image();
      image.src = uri;
      await image.decode();
      const canvas = make('canvas', { width: image.width, height: image.height });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context.drawImage(image, 0, 0);
      let data = null;
      try {
        data = context.getImageData(0, 0, image.width, image.height).data;
      } catch (error) {
        // A page that is a file may show the files beside it, but not read them.
        if (error.name !== 'SecurityError') throw error;
      }
      return { canvas, width: image.width, height: image.height, data };
    })());
  }
  return pictures.get(uri);
}

// Views

let drawing = 0;
async function draw() {
  const turn = ++drawing, frame = frames()[state.picture], stage = $('stage');
  if (!frame) return;
  const [a, b] = await Promise.all([load(frame.expected), load(frame.actual)]);
  const isReadable = a.data !== null && b.data !== null;
  const overlay = !isReadable && frame.overlay ? await load(frame.overlay) : null;
  if (turn !== drawing) return;
  restrict(isReadable);
  const width = Math.max(a.width, b.width), height = Math.max(a.height, b.height), ratio = shown().scale;
  const sheet = (paint, label) => {
    const canvas = make('canvas', { width, height });
    // Pictures are made of device pixels; at zoom 1 they are as large as on the device.
    canvas.style.width = width * state.zoom / ratio + 'px';
    canvas.style.height = height * state.zoom / ratio + 'px';
    paint(canvas.getContext('2d'));
    const holder = make('div', { className: 'frame', title: label }, canvas);
    const unit = state.zoom / ratio;
    const put = (box, name, text) => {
      const mark = make('div', { className: name });
      mark.style.cssText = `left:${box[0] * unit}px;top:${box[1] * unit}px;`
        + `width:${box[2] * unit}px;height:${box[3] * unit}px`;
      if (text) mark.append(make('span', { textContent: text }));
      holder.append(mark);
    };
    if (state.boxes) frame.regions.forEach((box, n) => put(box, 'box', n + 1));
    const element = state.element && frame.boxes[state.element];
    if (element) {
      if (element.actual) put(element.actual, 'box element');
      if (element.expected) put(element.expected, 'box element expected');
    }
    if (unit >= 8) {
      const grid = make('div', { className: 'grid' });
      grid.style.background = `linear-gradient(#8884 1px, transparent 1px) 0 0 / ${unit}px ${unit}px,`
        + `linear-gradient(90deg, #8884 1px, transparent 1px) 0 0 / ${unit}px ${unit}px`;
      holder.append(grid);
    }
    canvas.onmousemove = event => inspect(a, b, event.offsetX / unit, event.offsetY / unit);
    return holder;
  };
  const one = p => c => c.drawImage(p.canvas, 0, 0);
  let sheets;
  switch (state.view) {
  case 'side': {
    const left = sheet(one(a), 'expected'), right = sheet(one(b), 'actual');
    right.style.marginLeft = '12px';
    sheets = [left, right];
    break;
  }
  case 'swipe':
    sheets = [sheet(c => {
      const edge = Math.round(width * state.mix / 100);
      c.drawImage(a.canvas, 0, 0);
      c.clearRect(edge, 0, width, height);
      c.save(); c.beginPath(); c.rect(edge, 0, width, height); c.clip();
      c.drawImage(b.canvas, 0, 0); c.restore();
      c.fillStyle = '#ff2d55'; c.fillRect(edge, 0, 1, height);
    })];
    break;
  case 'onion':
    sheets = [sheet(c => {
      c.drawImage(a.canvas, 0, 0); c.globalAlpha = state.mix / 100; c.drawImage(b.canvas, 0, 0);
    })];
    break;
  case 'flicker': sheets = [sheet(one(state.flick ? b : a))]; break;
  default:
    if (!isReadable) {
      sheets = [sheet(one(overlay))];
    } else {
      const picture = computed(a, b, state.view, state.tolerance);
      sheets = [sheet(c => c.putImageData(new ImageData(picture.data, width, height), 0, 0))];
    }
  }
  stage.replaceChildren(...sheets);
}

// The views that are worked out from pixels need pictures that can be read.
function restrict(isReadable) {
  for (const part of [$('tolerance'), ...document.querySelectorAll('[data-view=heat], [data-view=mask]')]) {
    part.disabled = !isReadable;
    part.title = isReadable ? '' : 'Pictures in files can be read on a page that is served: render-anim review --serve';
  }
}

function inspect(a, b, px, py) {
  const x = Math.floor(px), y = Math.floor(py);
  if (!a.data || !b.data) { $('inspector').textContent = `(${x}, ${y})`; return; }
  const read = p => x < p.width && y < p.height ? [...p.data.subarray((y * p.width + x) * 4, (y * p.width + x) * 4 + 4)] : null;
  const p = read(a), q = read(b);
  $('inspector').textContent = `(${x}, ${y})  expected ${p ?? 'nothing'}  actual ${q ?? 'nothing'}`
    + (p && q ? `  ΔE ${deltaE(p, 0, q, 0).toFixed(2)}` : '');
}

// Time

function strip() {
  const canvas = $('strip'), verdict = shown();
  if (!canvas) return;
  const width = canvas.width = canvas.clientWidth * devicePixelRatio;
  const height = canvas.height = 46 * devicePixelRatio, context = canvas.getContext('2d');
  const count = verdict.levels.length, step = width / Math.max(count, 1);
  verdict.levels.forEach((level, n) => {
    if (level === 0) { context.fillStyle = '#8883'; }
    else if (level < 0) { context.fillStyle = '#cd407188'; }
    else { const [r, g, b] = heat(0.35 + 0.65 * level); context.fillStyle = `rgb(${r} ${g} ${b})`; }
    const size = level === 0 ? height * 0.3 : height * (0.45 + 0.4 * Math.abs(level));
    context.fillRect(n * step, height - size, Math.max(step - 0.5, 0.5), size);
  });
  context.font = `${10 * devicePixelRatio}px system-ui`;
  context.fillStyle = getComputedStyle(document.body).color;
  for (const mark of verdict.marks) {
    const x = mark.time * verdict.fps * step;
    context.fillRect(x, 0, devicePixelRatio, height);
    context.fillText(mark.name, x + 3 * devicePixelRatio, 10 * devicePixelRatio);
  }
  const frame = frames()[state.picture];
  if (frame) {
    context.strokeStyle = '#0a84ff'; context.lineWidth = 2 * devicePixelRatio;
    context.strokeRect(frame.frame * step, 1, Math.max(step, 4), height - 2);
  }
}
function step(by) {
  const count = frames().length;
  if (count) select((state.picture + by + count) % count);
}
function select(picture) { state.picture = picture; refresh(); }
// The stored frame that is nearest to a place between frames.
function show(place) {
  const distance = f => Math.abs(f.frame + 0.5 - place);
  select(frames().reduce((best, f, n, all) => distance(f) < distance(all[best]) ? n : best, 0));
}
let timer;
function play() {
  state.playing = !state.playing;
  clearInterval(timer);
  if (state.playing) timer = setInterval(() => step(1), 100 / state.speed);
  refresh();
}
setInterval(() => { if (state.view === 'flicker') { state.flick = !state.flick; draw(); } }, 250);

// Panels

function plots(holder, verdict, name) {
  const track = verdict.tracks[name];
  holder.replaceChildren();
  if (!track) return;
  ['x', 'y', 'alpha', 'scale', 'rotation'].forEach((title, n) => {
    const values = [...track.expected, ...track.actual].filter(Boolean).map(s => s[n]);
    let low = Math.min(...values), high = Math.max(...values);
    if (high - low < 1e-6) { low -= 1; high += 1; }
    const canvas = make('canvas', { width: 440, height: 180 });
    canvas.style.cssText = 'width:220px;height:90px;background:var(--panel);border-radius:6px';
    const context = canvas.getContext('2d');
    for (const [states, color, dash] of [[track.expected, '#0a84ff', [8, 6]], [track.actual, '#ff2d55', []]]) {
      context.strokeStyle = color; context.lineWidth = 3; context.setLineDash(dash); context.beginPath();
      let open = false;
      states.forEach((s, i) => {
        if (!s) { open = false; return; }
        const x = i / Math.max(states.length - 1, 1) * 420 + 10, y = 165 - (s[n] - low) / (high - low) * 150;
        if (open) context.lineTo(x, y); else context.moveTo(x, y);
        open = true;
      });
      context.stroke();
    }
    const short = v => Number(v.toFixed(2));
    holder.append(make('figure', {}, canvas,
      make('figcaption', { textContent: `${title}: ${short(low)} … ${short(high)}` })));
  });
}

function copy(text, button) {
  const done = () => { const old = button.textContent; button.textContent = 'copied';
    setTimeout(() => button.textContent = old, 1000); };
  if (navigator.clipboard && isSecureContext) navigator.clipboard.writeText(text).then(done, () => {});
  else {
    const area = make('textarea', { value: text });
    document.body.append(area); area.select(); document.execCommand('copy'); area.remove(); done();
  }
}

// Review

if (review) {
  const hint = (key, text) => [make('kbd', { textContent: key }), ` ${text} `];
  document.querySelector('header').append(
    make('span', { className: 'faint' }, ...hint('a', 'accept,'), ...hint('s', 'skip')));
}
const settled = verdict => review?.settled[verdict.name];
const isOpen = verdict => ['failed', 'drifted', 'missing'].includes(verdict.status) && !settled(verdict);
async function settle(action) {
  const verdict = shown(), answer = $('answer');
  if (!review || !verdict || !isOpen(verdict) || answer.dataset.busy) return;
  answer.dataset.busy = 'yes';
  answer.textContent = action === 'accept' ? 'recording…' : '';
  try {
    const response = await fetch('/' + action, { method: 'POST', body: JSON.stringify({ name: verdict.name }),
      headers: { 'Content-Type': 'application/json', 'X-Render-Anim-Token': review.token } });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    review.settled[verdict.name] = JSON.parse(text).settled;
    const next = data.verdicts.findIndex(isOpen);
    open(next < 0 ? state.verdict : next);
  } catch (error) {
    delete answer.dataset.busy;
    answer.textContent = error.message;
  }
}

function list() {
  const wanted = $('filter').value.toLowerCase(), status = $('status').value;
  $('list').replaceChildren(...data.verdicts.map((verdict, index) => {
    const button = make('button', { onclick: () => open(index) },
      make('span', { textContent: verdict.name }),
      make('small', { className: verdict.status, textContent: settled(verdict) ?? verdict.headline }));
    button.setAttribute('aria-current', index === state.verdict);
    button.hidden = !verdict.name.toLowerCase().includes(wanted) || status !== '' && status !== verdict.status;
    return button;
  }));
}

function open(index) {
  Object.assign(state, { verdict: index, picture: 0, element: null });
  const verdict = shown(), main = $('main');
  list();
  if (!verdict) { main.replaceChildren(make('p', { textContent: 'Nothing was verified.' })); return; }
  const worst = verdict.frames.reduce((best, f, n, all) => f.count > all[best].count ? n : best, 0);
  state.picture = worst;
  // Small pictures are shown as large as there is room for, in whole pixels.
  state.zoom = 1;
  while (state.zoom < 8 && verdict.width / verdict.scale * state.zoom * 2 <= 640) state.zoom *= 2;
  const bar = (...items) => make('div', { className: 'bar' }, ...items);
  const button = (text, action) => make('button', { textContent: text, onclick: event => action(event.target) });
  const listed = causes => make('ol', { className: 'causes' }, ...causes.map(cause => {
    const item = make('li', { textContent: (cause.line ? `line ${cause.line}: ` : '') + cause.text });
    if (verdict.frames.length && cause.end > 0) {
      const nearest = () => {
        state.element = cause.elements.find(name => verdict.tracks[name]) ?? state.element;
        show((cause.start + cause.end) / 2 * verdict.fps);
      };
      Object.assign(item, { tabIndex: 0, title: 'show it', onclick: nearest });
      item.onkeydown = event => { if (event.key === 'Enter') nearest(); };
    }
    return item;
  }));
  const parts = [
    make('h2', { textContent: verdict.name }),
    make('p', { className: verdict.status, textContent: verdict.status + (verdict.line ? ` at ${verdict.file}:${verdict.line}` : '') }),
    listed(verdict.causes),
    ...verdict.effects.length ? [make('p', { textContent: 'That is seen as:' }), listed(verdict.effects)] : [],
    ...review ? [bar(
      ...isOpen(verdict) ? [button('Accept', () => settle('accept')), button('Skip', () => settle('skip'))] : [],
      make('span', { id: 'answer', textContent: settled(verdict) ?? '' }))] : [],
    bar(...data.debuggers.includes(verdict.name) ? [make('a', { className: 'debugger',
      href: 'debugger/' + verdict.name.split('/').map(encodeURIComponent).join('/') + '.html',
      textContent: 'Open in the debugger', title: 'Expected and actual over time, with causes' })] : [],
      button('Copy command to accept', b => copy(verdict.accept, b)),
      button('Copy JSON', b => copy(JSON.stringify({ ...verdict, frames: undefined, tracks: undefined, source: undefined }, null, 2), b)),
      button('Download actual', () => { const f = frames()[state.picture]; if (f) {
        make('a', { href: f.actual, download: `actual-${f.frame}.png` }).click(); } })),
  ];
  if (verdict.frames.length) {
    parts.push(
      make('h3', { textContent: 'Frames' }), make('canvas', { id: 'strip' }),
      bar(button('◀', () => step(-1)), button('▶', () => step(1)),
        make('button', { id: 'play', onclick: play }),
        make('select', { id: 'speed', title: 'speed', onchange: e => { state.speed = +e.target.value;
          if (state.playing) { play(); play(); } } },
          ...[0.1, 0.25, 0.5, 1, 2].map(s => make('option', { value: s, textContent: `×${s}`, selected: s === state.speed }))),
        make('span', { id: 'time' })),
      bar(...views.map((view, n) => {
        const b = button(`${n + 1} ${view}`, () => { state.view = view; refresh(); });
        b.dataset.view = view;
        return b;
      })),
      bar(make('input', { type: 'range', id: 'mix', min: 0, max: 100, value: state.mix, title: 'swipe and onion',
          oninput: e => { state.mix = +e.target.value; draw(); } }),
        button('−', () => zoom(-1)), make('span', { id: 'zoom' }), button('+', () => zoom(1)),
        make('label', {}, 'ignore ≤ ', make('input', { type: 'number', id: 'tolerance', min: 0, max: 255, value: state.tolerance,
          oninput: e => { state.tolerance = +e.target.value || 0; draw(); } })),
        make('label', {}, make('input', { type: 'checkbox', checked: state.boxes, onchange: e => { state.boxes = e.target.checked; draw(); } }), ' boxes')),
      make('div', { id: 'stage', className: 'stage' }), make('div', { id: 'inspector' }));
  }
  const names = Object.keys(verdict.tracks);
  if (names.length) {
    const rows = verdict.geometry.map(entry => {
      const row = make('tr', { tabIndex: 0 }, ...[entry.element, entry.description, `${entry.from} s`, `${entry.to} s`]
        .map(text => make('td', { textContent: text })));
      row.dataset.element = entry.element;
      row.onclick = () => { state.element = entry.element; refresh(); };
      row.onkeydown = event => { if (event.key === 'Enter') row.onclick(); };
      return row;
    });
    parts.push(make('h3', { textContent: 'Geometry (expected dashed, actual solid)' }),
      make('table', {}, ...rows), make('div', { id: 'plots', className: 'plots' }));
    state.element = names[0];
  }
  if (verdict.source) {
    parts.push(make('h3', { textContent: verdict.file }), make('pre', { id: 'source' },
      ...verdict.source.split('\n').map((text, n) => {
        const line = make('span', { textContent: text || ' ', className: n + 1 === verdict.line || verdict.causes.some(cause => cause.line === n + 1) ? 'hit' : '' });
        line.dataset.line = n + 1;
        return line;
      })));
  }
  for (const scene of verdict.scenes) {
    parts.push(make('h3', { textContent: `What UIKit asked in line ${scene.line}` }),
      make('pre', { className: 'calls', textContent: scene.text }));
  }
  if (verdict.selfCheck) parts.push(make('p', { className: 'faint', textContent: `Self-check: ${verdict.selfCheck}.` }));
  main.replaceChildren(...parts);
  main.scrollTop = 0;
  const hit = main.querySelector('.hit');
  if (hit) $('source').scrollTop = hit.offsetTop - $('source').offsetTop - 100;
  const canvas = $('strip');
  if (canvas) canvas.onpointerdown = canvas.onpointermove = event => {
    if (event.type === 'pointermove' && !(event.buttons & 1)) return;
    show(event.offsetX / canvas.clientWidth * verdict.levels.length);
  };
  refresh();
}

function zoom(by) { state.zoom = Math.min(16, Math.max(1, by > 0 ? state.zoom * 2 : state.zoom / 2)); refresh(); }

function refresh() {
  const verdict = shown(), frame = frames()[state.picture];
  for (const b of document.querySelectorAll('[data-view]')) b.setAttribute('aria-pressed', b.dataset.view === state.view);
  for (const row of document.querySelectorAll('tr[data-element]')) row.setAttribute('aria-selected', row.dataset.element === state.element);
  if (frame) {
    $('time').textContent = `frame ${frame.frame} at ${(frame.frame / verdict.fps).toFixed(2)} s: ${frame.count} pixels differ, ΔE ${frame.maxDeltaE}`;
    $('zoom').textContent = `×${state.zoom}`;
    $('play').textContent = state.playing ? 'pause' : 'play';
    strip();
    draw();
  }
  if ($('plots')) plots($('plots'), verdict, state.element);
}

document.addEventListener('keydown', event => {
  if (['INPUT', 'SELECT'].includes(event.target.tagName) && event.target.type !== 'checkbox' && event.target.type !== 'range') return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const visible = data.verdicts.map((_, n) => n).filter(n => !$('list').children[n].hidden);
  const move = by => { const n = visible[visible.indexOf(state.verdict) + by]; if (n !== undefined) open(n); };
  switch (event.key) {
  case 'j': move(1); break;
  case 'k': move(-1); break;
  case 'ArrowLeft': step(-1); break;
  case 'ArrowRight': step(1); break;
  case ' ': play(); break;
  case '+': case '=': zoom(1); break;
  case '-': zoom(-1); break;
  case 'b': state.boxes = !state.boxes; draw(); break;
  case 'a': settle('accept'); break;
  case 's': settle('skip'); break;
  default:
    if (!(event.key >= '1' && event.key <= '7')) return;
    if (document.querySelector(`[data-view=${views[event.key - 1]}]`)?.disabled) return;
    state.view = views[event.key - 1];
    refresh();
  }
  event.preventDefault();
});
$('filter').oninput = $('status').onchange = list;
addEventListener('resize', strip);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', refresh);
open(Math.max(0, data.verdicts.findIndex(v => v.status === 'failed')));
