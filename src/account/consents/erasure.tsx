import { missing } from '../../http/problem.ts';
import { eraseOnRequest } from '../../log/erasure/erase-on-request.ts';
import { readVisitor } from '../../log/reading/visitor-history.ts';
import { createDomainPages } from '../domain/page.tsx';
import { formBody, Confirmation } from '../../pages/forms/form.tsx';
import { redirectWithFlash } from '../console.ts';
import { requireRole } from '../roles.ts';
import { narrowPage } from '../../pages/page.tsx';

/** Erases all consent records of a visitor after a confirmation. */
export const erasure = createDomainPages()
  .use(requireRole('owner'))
  .get('/', async (c) => {
    const { domain, view, queryLog } = c.var;
    const ucid = c.req.param('ucid') ?? '';
    const { entries, next } = await queryLog(readVisitor(ucid));
    if (entries[0]?.ucid !== ucid) throw missing('consent ID');
    const { t } = view;
    return narrowPage(
      c,
      t.consents.erasure.title,
      <>
        <p class="notice bad">
          {t.consents.erasure.warning(view.formats.number(entries.length) + (next ? '+' : ''))}
        </p>
        <p class="code">{ucid}</p>
        <p>{t.consents.erasure.remains}</p>
        <Confirmation
          action={view.url.pathname}
          button={t.consents.erasure.button}
          back={`/account/domains/${domain.id}/consents/${ucid}`}
        />
      </>,
    );
  })
  .post('/', formBody, async (c) => {
    const { domain, log } = c.var;
    await eraseOnRequest(c.env, log, c.req.param('ucid') ?? '');
    return redirectWithFlash(c, 'erased', `/account/domains/${domain.id}/consents`);
  });
