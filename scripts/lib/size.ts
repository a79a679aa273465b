import { wrangler } from './run.ts';

/** Bundles the Worker as it is deployed, and reads off its size in KB (1,000 bytes), gzipped. */
export async function bundleSize() {
  const { code, output } = await wrangler('deploy', '--dry-run', '--minify');
  const gzip = Number(/gzip: ([\d.]+) KiB/.exec(output)?.[1] ?? NaN) * 1.024;
  return { ok: code === 0 && !Number.isNaN(gzip), output, gzip };
}
