/**
 * Waits until the browser has painted; a page that is hidden, or has broken the function, paints nothing. Calls are done in
 * their order.
 */
export const painted = () =>
  new Promise((done) => {
    setTimeout(done, 200);
    requestAnimationFrame(() => setTimeout(done));
  }).catch(() => {});
