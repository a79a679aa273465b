import worker from '../src/index.ts';
import { demo } from './index.ts';

/** Placet with what only `npm run dev` has: a website that embeds it, and a past for that. Never deployed. */
export default {
  ...worker,
  fetch: (request, env, context) =>
    /^\/demo(\/|$)/.test(new URL(request.url).pathname)
      ? demo.fetch(request, env, context)
      : worker.fetch(request, env, context),
} satisfies ExportedHandler<Env>;
