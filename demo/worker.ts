import worker from '../src/index.ts';
import { demo } from './index.ts';

/** Placet with the additions of `npm run dev`: a demo website and its history. It is never deployed. */
export default {
  ...worker,
  fetch: (request, env, context) =>
    /^\/demo(\/|$)/.test(new URL(request.url).pathname)
      ? demo.fetch(request, env, context)
      : worker.fetch(request, { ...env, DEMO: true }, context),
} satisfies ExportedHandler<Env>;
