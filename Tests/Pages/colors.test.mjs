// Run by script/check-scripts. The script of the report has no exports: it is run as the page runs it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';

const source = readFileSync(new URL('../../Sources/Verifying/Report/Page/colors.js', import.meta.url), 'utf8');
const page = vm.runInNewContext(`${source}; ({ deltaE, lab, heat, computed })`);
const pixel = (...rgba) => ({ width: 1, height: 1, data: Uint8ClampedArray.from(rgba) });
const near = (actual, expected, within) =>
  assert.ok(Math.abs(actual - expected) <= within, `${actual} is not ${expected} within ${within}`);

test('CIE L*a*b* of the primaries is what the standard says', () => {
  // Lindbloom's calculator, sRGB, D65.
  for (const [rgb, expected] of [
    [[255, 0, 0], [53.24, 80.09, 67.2]], [[0, 255, 0], [87.73, -86.18, 83.18]],
    [[0, 0, 255], [32.3, 79.19, -107.86]], [[255, 255, 255], [100, 0, 0]], [[0, 0, 0], [0, 0, 0]],
  ]) page.lab([...rgb, 255], 0).forEach((value, n) => near(value, expected[n], 0.02));
});

test('black and white are a hundred apart, equal pixels nothing', () => {
  near(page.deltaE([0, 0, 0, 255], 0, [255, 255, 255, 255], 0), 100, 1e-3);
  assert.equal(page.deltaE([12, 200, 7, 255], 0, [12, 200, 7, 255], 0), 0);
});

test('what is clear looks like the white below it', () => {
  assert.equal(page.deltaE([0, 0, 0, 0], 0, [255, 255, 255, 255], 0), 0);
});

test('the heat map goes from dark to bright', () => {
  assert.deepEqual([...page.heat(0)], [0, 0, 4]);
  assert.deepEqual([...page.heat(2)], [252, 253, 191]);
});

test('the mask shows what differs by more than the tolerance', () => {
  const masked = tolerance =>
    [...page.computed(pixel(10, 10, 10, 255), pixel(13, 10, 10, 255), 'mask', tolerance).data];
  assert.deepEqual(masked(2), [255, 45, 85, 255]);
  assert.deepEqual(masked(3), [0, 0, 0, 0]);
});

test('what only one picture has is striped', () => {
  const wide = { width: 2, height: 1, data: new Uint8ClampedArray(8) };
  const { width, height, data } = page.computed(wide, pixel(0, 0, 0, 0), 'difference', 0);
  assert.deepEqual([width, height], [2, 1]);
  assert.deepEqual([...data.subarray(4)], [255, 45, 85, 255]);
});
