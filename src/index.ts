import { entry } from './app.ts';
import { now, type Bindings } from './env.ts';
import { maintain } from './log/life/maintain.ts';

export default {
  fetch: entry.fetch,
  scheduled: (_controller, env) => maintain(env, now()),
} satisfies ExportedHandler<Bindings>;
