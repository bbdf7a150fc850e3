// Run by script/check-scripts. The script of the player's page has no exports: it is run as the page runs it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';

const source = readFileSync(new URL('../../Sources/Player/Page/states.js', import.meta.url), 'utf8');
const states = vm.runInNewContext(`${source}; states`);
// What comes from the page's own context has other prototypes.
const plain = (value) => JSON.parse(JSON.stringify(value));
const cell = (x, y, width, height, more = {}) => ({
  category: 'cell', indexPath: [0, 3], center: [x + width / 2, y + height / 2], size: [width, height], alpha: 1,
  transform: [1, 0, 0, 1, 0, 0], zIndex: 0,
  quad: [[x, y], [x + width, y], [x + width, y + height], [x, y + height]], ...more,
});
const box = (...frame) => states.box(cell(...frame));

test('elements have UIKit\'s names', () => {
  assert.equal(states.name(cell(0, 0, 1, 1)), 'cell [0, 3]');
  assert.equal(states.name({ category: 'supplementaryView', kind: 'UICollectionElementKindSectionHeader', indexPath: [1, 0] }),
    'SectionHeader [1, 0]');
});

test('between elements beside each other there is a gap along one axis', () => {
  const found = states.distances(box(10, 10, 40, 40), box(62, 30, 40, 40));
  assert.deepEqual(plain(found), { horizontal: [{ from: 50, to: 62, at: 40, length: 12 }], vertical: [] });
  assert.deepEqual(plain(states.distances(box(62, 30, 40, 40), box(10, 10, 40, 40))), plain(found));
});

test('elements across from each other have a gap along both axes', () => {
  const { horizontal, vertical } = states.distances(box(0, 0, 10, 10), box(15, 30, 10, 10));
  assert.deepEqual(plain([horizontal, vertical].map((lines) => lines.map((line) => line.length))), [[5], [20]]);
});

test('an element in another has insets on all sides', () => {
  const { horizontal, vertical } = states.distances(box(16, 8, 50, 20), box(0, 0, 100, 100));
  assert.deepEqual(plain(horizontal.map((line) => line.length)), [16, 34]);
  assert.deepEqual(plain(vertical.map((line) => line.length)), [8, 72]);
});

test('what differs is said with both values, and what does not is not', () => {
  const [before, after] = [cell(0, 0, 10, 10), cell(20, 0, 10, 10, { alpha: 0.5, transform: [0, 2, -2, 0, 0, 0] })];
  assert.deepEqual(plain(states.changes(before, after)), [
    ['center', '5, 5', '25, 5'], ['alpha', '1', '0.5'], ['scale', '1', '2'], ['rotation', '0°', '90°'],
  ]);
  assert.deepEqual(plain(states.changes(before, before)), []);
});

test('curves are of what changes, and go on beyond half a turn', () => {
  const turned = (angle) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return cell(0, 0, 10, 10, { transform: [c, s, -s, c, 0, 0] });
  };
  const series = states.series([null, ...[0, 2, 4, 6].map(turned)]);
  assert.deepEqual(plain(series.map(({ name }) => name)), ['rotation']);
  assert.equal(series[0].values[0], null);
  series[0].values.slice(1).forEach((value, k) => assert.ok(Math.abs(value - k * 2 * 180 / Math.PI) < 1e-9));
});

test('a place on the picture has a curve of its own only where the content is scrolled', () => {
  const still = cell(0, 100, 10, 10);
  const scrolled = { ...still, quad: still.quad.map(([x, y]) => [x, y - 30]) };
  assert.deepEqual(plain(states.series([still, scrolled]).map(({ name }) => name)), ['y on the picture']);
  assert.deepEqual(plain(states.series([still, cell(0, 130, 10, 10)]).map(({ name }) => name)), ['y']);
});
