import { sealOnRequest } from '../../log/blocks/seal-on-request.ts';
import { createDomainPages } from '../domain/page.tsx';
import { formBody, Confirmation } from '../../pages/forms/form.tsx';
import { redirectWithFlash } from '../console.ts';
import { requireRole } from '../roles.ts';
import { narrowPage } from '../../pages/page.tsx';

/** Seals the current block after a confirmation. */
export const sealBlock = createDomainPages()
  .use(requireRole('owner'))
  .get('/', (c) => {
    const { domain, view } = c.var;
    const { t } = view;
    return narrowPage(
      c,
      t.consents.sealing.title,
      <>
        <p>{t.consents.sealing.does(domain.name)}</p>
        <p>{t.consents.sealing.api}</p>
        <p class="hint">{t.consents.sealing.final}</p>
        <Confirmation
          action={view.url.pathname}
          button={t.consents.sealing.button}
          back={`/account/domains/${domain.id}/consents/blocks`}
        />
      </>,
    );
  })
  .post('/', formBody, async (c) => {
    const sealed = await sealOnRequest(c, c.var.log);
    return redirectWithFlash(
      c,
      sealed ? 'sealed' : 'nothingToSeal',
      `/account/domains/${c.var.domain.id}/consents/blocks`,
    );
  });
