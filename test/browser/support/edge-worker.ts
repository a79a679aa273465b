import { placet, type EdgeOptions } from '../../../packages/client/src/edge.ts';

type Env = { ORIGIN: string; OPTIONS: EdgeOptions };

/** A Worker in front of a website, as docs/website/edge.md describes it; `ORIGIN` is the website’s own server. */
export default {
  fetch: (request: Request, { ORIGIN, OPTIONS }: Env) =>
    placet(request, (asked) => fetch(new URL(new URL(asked.url).pathname, ORIGIN), asked), OPTIONS),
};
