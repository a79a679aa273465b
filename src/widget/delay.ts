/** Waits for milliseconds, or for other tasks of the page. */
export const delay = (time?: number) => new Promise((done) => setTimeout(done, time));
