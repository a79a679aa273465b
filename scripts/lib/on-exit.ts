const works: (() => void)[] = [];

/** Runs when the script ends: at its end, after an error, or when it is interrupted. */
export function onExit(work: () => void) {
  works.push(work);
  if (works.length > 1) return;
  process.on('exit', () => {
    for (const work of works) work();
  });
  // Otherwise these signals end the process at once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
}
