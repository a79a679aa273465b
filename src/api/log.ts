import { Hono } from '../http/hono.ts';
import { validate } from '../http/validate.ts';
import { feed } from '../log/reading/feed.ts';
import { evidence } from '../log/http/evidence-routes.ts';
import { answerFeed, feedParameters } from '../log/http/answer-feed.ts';
import type { WithLog } from '../log/http/with-log.ts';

export const log = new Hono<WithLog>()
  .get('/', validate('query', feedParameters), async (c) => {
    return answerFeed(c, await c.var.askLog(feed(c.req.valid('query'))));
  })
  .route('/', evidence);
