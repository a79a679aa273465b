import type { Context } from 'hono';
import type { BlankSchema } from 'hono/types';
import { findMove, listMoves, offerMove, withdrawMove } from '../db/domains/moves.ts';
import type { AppEnv } from '../env.ts';
import { ownOrigin } from '../http/own-url.ts';
import { missing, problem, required } from '../http/problem.ts';
import { validate } from '../http/validate.ts';
import { Hono } from '../lib/http/hono.ts';
import type { MOVES_PATH, WithDomain } from './domain-path.ts';
import { answerPage, pageParameters } from './paginated-list.ts';

const keysOf = ({ var: { domain } }: Context<WithDomain>) => ({
  domainId: domain.id,
  clientId: domain.clientId,
});

/** Pending moves of a client’s domains, and of domains that it has accepted. */
export const moves = new Hono<AppEnv, BlankSchema, typeof MOVES_PATH>().get(
  '/',
  validate('query', pageParameters),
  async (c) => {
    const query = c.req.valid('query');
    const list = await listMoves(c.var.db, c.req.param('clientId'), query);
    return answerPage(c, list, query, ({ domainId }) => domainId);
  },
);

/**
 * The move of a domain to another client. Programs request and withdraw it; the owners of both clients accept and make it in
 * their consoles, because the records name a controller.
 */
export const move = new Hono<WithDomain>()
  .get('/', async (c) => {
    const keys = keysOf(c);
    const { toClientId, expiresAt } = required(await findMove(c.var.db, keys), 'move');
    return c.json({ ...keys, toClientId, expiresAt, name: c.var.domain.name });
  })
  .post('/', async (c) => {
    const keys = keysOf(c);
    const offer = await offerMove(c.var.db, c.env, keys);
    if (!offer)
      throw problem(
        409,
        'Another client has accepted this move. To offer the domain again, delete the move first.',
      );
    const origin = ownOrigin(c);
    const confirmUrl = `${origin}/account/domains/${keys.domainId}/website/move`;
    return c.json({ url: origin + offer.path, confirmUrl, expiresAt: offer.expiresAt }, 201);
  })
  .delete('/', async (c) => {
    if (!(await withdrawMove(c.var.db, keysOf(c)))) throw missing('move');
    return c.body(null, 204);
  });
