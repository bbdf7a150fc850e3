'use strict';
// Pure functions of pixels, without a document; the page's behaviour is in report.js.

const linear = v => { v /= 255; return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; };
function lab(d, i) {
  const a = d[i + 3] / 255, over = c => linear(d[i + c] * a + 255 * (1 - a));
  const r = over(0), g = over(1), b = over(2);
  const f = t => t > 216 / 24389 ? Math.cbrt(t) : t * 841 / 108 + 4 / 29;
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
// CIEDE2000, Sharma et al. 2005.
function deltaE(p, i, q, j) {
  const [l1, a1, b1] = lab(p, i), [l2, a2, b2] = lab(q, j), rad = Math.PI / 180, k = 25 ** 7;
  const c = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2, g = 0.5 * (1 - Math.sqrt(c ** 7 / (c ** 7 + k)));
  const x1 = a1 * (1 + g), x2 = a2 * (1 + g), c1 = Math.hypot(x1, b1), c2 = Math.hypot(x2, b2);
  const hue = (b, a) => a || b ? (Math.atan2(b, a) / rad + 360) % 360 : 0;
  const h1 = hue(b1, x1), h2 = hue(b2, x2);
  let turn = h2 - h1, h = h1 + h2;
  if (c1 * c2 === 0) turn = 0;
  else {
    if (turn > 180) turn -= 360; else if (turn < -180) turn += 360;
    if (Math.abs(h1 - h2) > 180) h += h < 360 ? 360 : -360;
    h /= 2;
  }
  const l = (l1 + l2) / 2, m = (c1 + c2) / 2, o = (l - 50) ** 2;
  const t = 1 - 0.17 * Math.cos((h - 30) * rad) + 0.24 * Math.cos(2 * h * rad)
    + 0.32 * Math.cos((3 * h + 6) * rad) - 0.2 * Math.cos((4 * h - 63) * rad);
  const dl = (l2 - l1) / (1 + 0.015 * o / Math.sqrt(20 + o)), dc = (c2 - c1) / (1 + 0.045 * m);
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin(turn / 2 * rad) / (1 + 0.015 * m * t);
  const r = -Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * rad) * 2 * Math.sqrt(m ** 7 / (m ** 7 + k));
  return Math.sqrt(Math.max(0, dl * dl + dc * dc + dh * dh + r * dc * dh));
}
const magma = [[0, 0, 4], [24, 15, 62], [69, 16, 119], [114, 31, 129], [159, 47, 127], [205, 64, 113],
  [241, 96, 93], [253, 149, 103], [254, 201, 141], [252, 253, 191]];
function heat(value) {
  const place = Math.min(Math.max(value, 0), 1) * 9, low = Math.min(Math.floor(place), 8), share = place - low;
  return magma[low].map((c, i) => Math.round(c + (magma[low + 1][i] - c) * share));
}

// The picture of a view: straight RGBA, as large as the larger of both pictures. Channels that differ by `tolerance` or less
// are equal.
function computed(a, b, view, tolerance) {
  const width = Math.max(a.width, b.width), height = Math.max(a.height, b.height);
  const out = new Uint8ClampedArray(4 * width * height), memory = new Map();
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
    const k = (y * width + x) * 4, inA = x < a.width && y < a.height, inB = x < b.width && y < b.height;
    const i = (y * a.width + x) * 4, j = (y * b.width + x) * 4;
    let color;
    if (!inA || !inB) {
      color = (x + y) % 8 < 4 ? [255, 45, 85, 255] : [200, 200, 200, 255];
      if (!inA && !inB) color = [128, 128, 128, 255];
    } else {
      let off = 0;
      for (let c = 0; c < 4; c++) off = Math.max(off, Math.abs(a.data[i + c] - b.data[j + c]));
      const luma = (d, n) => 0.299 * d[n] + 0.587 * d[n + 1] + 0.114 * d[n + 2];
      const differs = off > tolerance;
      if (view === 'mask') color = differs ? [255, 45, 85, 255] : [0, 0, 0, 0];
      else if (view === 'heat') {
        let value = 0;
        if (differs) {
          const pair = [...a.data.subarray(i, i + 4), ...b.data.subarray(j, j + 4)].join();
          if (!memory.has(pair)) memory.set(pair, deltaE(a.data, i, b.data, j));
          value = Math.sqrt(memory.get(pair) / 100);
        }
        color = [...heat(value), 255];
      } else if (differs) color = luma(b.data, j) > luma(a.data, i) ? [0, 106, 255, 255] : [255, 0, 0, 255];
      else { const g = 255 + (luma(a.data, i) - 255) * 0.25; color = [g, g, g, 255]; }
    }
    out.set(color, k);
  }
  return { width, height, data: out };
}
