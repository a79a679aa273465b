/** Waits until the browser has painted, or 200 ms, because a hidden page is not painted. Calls resolve in their order. */
export const painted = () =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 200);
  });
