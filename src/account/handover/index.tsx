import type { Context } from 'hono';
import { createHandover, findHandover, HANDOVER_DAYS, revokeHandover } from '../../db/domains/handovers.ts';
import { changesToPages } from '../../domains/status/tags-to-change.ts';
import { statusOf } from '../../domains/status/domain-status.ts';
import { requireState } from '../../domains/status/read-domain-state.ts';
import { now } from '../../env.ts';
import { websiteTitle } from '../../lib/http/host-names.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { Copyable } from '../../pages/forms/fields.tsx';
import { ActionForm, formBody } from '../../pages/forms/form.tsx';
import { Card, LinkLine } from '../../pages/page.tsx';
import { redirectWithFlash, useView } from '../console.ts';
import { createDomainPages, domainPage, type DomainPages } from '../domain/page.tsx';
import { ForRole } from '../../people/roles.tsx';
import { useActorName } from '../status/actor-name.ts';
import { ChangeList } from './change-list.tsx';

const pagePath = (domainId: string) => `/account/domains/${domainId}/status/handover`;

/** The link with which a webmaster sees what has to change on the pages, and what is done. */
export const handover = createDomainPages()
  .get('/', (c) => show(c))
  .post('/', formBody, async (c) => {
    const link = await createHandover(c.var.db, c.env, c.var.domain);
    return link ? show(c, c.var.view.url.origin + link.path) : show(c, undefined, 422);
  })
  .post('/revoke', formBody, async (c) => {
    await revokeHandover(c.var.db, c.var.domain);
    return redirectWithFlash(c, 'handoverRevoked', pagePath(c.var.domain.id));
  });

async function show<E extends DomainPages>(c: Context<E>, link?: string, status?: 422) {
  const { db, domain, view }: DomainPages['Variables'] = c.var;
  const [state, found] = await Promise.all([requireState(db, domain.id), findHandover(db, domain)]);
  const t = view.t.handover;
  return domainPage(
    c,
    t.title,
    <>
      <p class="lead">{t.lead}</p>
      {state.isArchived ? (
        <p class="notice">{t.archived}</p>
      ) : (
        <LinkCard id={domain.id} website={websiteTitle(domain)} found={found} link={link} />
      )}
      <ChangeList changes={changesToPages(state, statusOf(state), found?.done ?? [])} />
      <LinkLine href={`/account/domains/${domain.id}/status`}>{view.t.status.title}</LinkLine>
    </>,
    status,
  );
}

type LinkProps = {
  id: string;
  website: string;
  found: Awaited<ReturnType<typeof findHandover>>;
  /** The link that was just made. */
  link: string | undefined;
};

/** The state of the link, and what can be done with it. */
function LinkCard({ id, website, found, link }: LinkProps) {
  const { t, formats } = useView();
  const texts = t.handover;
  const isValid = found && found.expiresAt > now();
  const until = formats.time(now() + HANDOVER_DAYS * SECONDS_PER_DAY);
  return (
    <Card title={texts.link}>
      <p>{texts.linkText}</p>
      {link && (
        <>
          <Copyable id="link" label={texts.label} value={link} rows={2} />
          <p class="hint">{texts.once}</p>
          <LinkLine class="button" href={mailWith(texts.email, website, link, until)}>
            {texts.email.button}
          </LinkLine>
        </>
      )}
      {found && <State {...found} />}
      <ForRole needed="editor">
        <div class="choice">
          <ActionForm
            action={pagePath(id)}
            button={isValid ? texts.again : texts.create}
            quiet={Boolean(isValid)}
          />
          {isValid && <ActionForm action={`${pagePath(id)}/revoke`} button={texts.revoke} quiet />}
        </div>
      </ForRole>
    </Card>
  );
}

function State(found: NonNullable<LinkProps['found']>) {
  const { t, formats } = useView();
  const who = useActorName(found);
  const time = formats.time(found.expiresAt);
  return (
    <p class="hint">{found.expiresAt > now() ? t.handover.active(who, time) : t.handover.expired(time)}</p>
  );
}

type EmailTexts = ReturnType<typeof useView>['t']['handover']['email'];

/** The address that opens a message with the link in the user’s own email program. */
const mailWith = ({ subject, text }: EmailTexts, website: string, link: string, until: string) =>
  `mailto:?subject=${encodeURIComponent(subject(website))}&body=${encodeURIComponent(text(website, link, until))}`;
