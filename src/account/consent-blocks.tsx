import * as z from 'zod/mini';
import { wholeNumber } from '../http/input-schemas.ts';
import { validate } from '../http/validate.ts';
import { newestBlocks } from '../log/reading/blocks.ts';
import { BlockList } from './block-list.tsx';
import { domainPage } from './domain-page.tsx';
import { ForRole } from './roles.tsx';
import { createDomainPages } from './with-domain.ts';

const BLOCKS_PER_PAGE = 20;

const query = z.object({ before: z.optional(wholeNumber(1, 1e15)) });

/** The sealed blocks of a domain’s log. */
export const consentBlocks = createDomainPages().get('/', validate('query', query), async (c) => {
  const { domain, view, askLog } = c.var;
  const { blocks, next } = await askLog(newestBlocks(BLOCKS_PER_PAGE, c.req.valid('query').before));
  const { t } = view;
  const path = `/account/domains/${domain.id}`;
  return domainPage(
    c,
    t.consents.log,
    <>
      <p class="lead">{t.consents.blocksIntro}</p>
      <p class="links">
        <a href={`${path}/consents`}>{t.consents.found.all}</a>
      </p>
      <BlockList blocks={blocks} domainId={domain.id} />
      {next !== undefined && (
        <p>
          <a href={`?before=${next}`}>{t.consents.olderBlocks}</a>
        </p>
      )}
      {blocks.length > 0 && <p class="hint">{t.times(view.formats.zone)}</p>}
      <ForRole needed="owner">
        <form method="get" action={`${path}/seal`}>
          <button class="quiet">{t.consents.seal}</button>
        </form>
      </ForRole>
    </>,
  );
});
