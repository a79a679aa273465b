import { sealOnRequest } from '../../log/blocks/seal-on-request.ts';
import { createDomainPages } from '../domain/with-domain.ts';
import { Form, formBody } from '../../pages/forms/form.tsx';
import { redirectWithFlash } from '../flash.ts';
import { requireRole } from '../roles.tsx';
import { page } from '../../pages/page.tsx';

/** Seals the current block after a confirmation. */
export const sealBlock = createDomainPages()
  .use(requireRole('owner'))
  .get('/', (c) => {
    const { domain, view } = c.var;
    const { t } = view;
    return page(
      c,
      t.consents.sealing.title,
      <section class="card narrow">
        <h1>{t.consents.sealing.title}</h1>
        <p>{t.consents.sealing.does(domain.name)}</p>
        <p>{t.consents.sealing.api}</p>
        <p class="hint">{t.consents.sealing.final}</p>
        <Form action={view.url.pathname} class="choice">
          <button>{t.consents.sealing.button}</button>
          <a href={`/account/domains/${domain.id}/consents/blocks`}>{t.cancel}</a>
        </Form>
      </section>,
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
