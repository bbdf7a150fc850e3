// node pixelmatch.mjs PIXELMATCH/index.js FOLDER: times pixelmatch on the pairs that the benchmark writes.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [, , library, folder] = process.argv;
const pixelmatch = (await import(pathToFileURL(library))).default;
const read = name => new Uint8Array(readFileSync(`${folder}/${name}.rgba`));
const [width, height] = [3840, 2160];
const a = read('a');
for (const name of ['equal', 'moved', 'everywhere']) {
  const b = read(name), times = [];
  let count;
  for (let run = 0; run < 9; run++) {
    const start = process.cpuUsage();
    count = pixelmatch(a, b, null, width, height, { threshold: 0.1 });
    const used = process.cpuUsage(start);
    times.push((used.user + used.system) / 1000);
  }
  console.log(`${name} pixelmatch: ${Math.min(...times).toFixed(1)} ms of processor time (${count} pixels)`);
}
