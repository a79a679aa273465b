import { Hono } from '../http/hono.ts';
import { validate } from '../http/validate.ts';
import { evidence } from '../log/http/evidence-routes.ts';
import { answerFeed, feedParameters } from '../log/http/answer-feed.ts';
import type { WithLog } from '../log/http/with-log.ts';

export const log = new Hono<WithLog>()
  .get('/', validate('query', feedParameters), (c) => answerFeed(c, c.var.askLog, c.req.valid('query')))
  .route('/', evidence);
