/** Waits until the browser has painted; a page that is hidden paints nothing. Calls are done in their order. */
export const painted = () =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 200);
  });
