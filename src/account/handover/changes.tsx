import type { Child, PropsWithChildren } from 'hono/jsx';
import { nextCheckAt, type HandedOver } from '../../db/domains/handovers.ts';
import type { DomainState } from '../../domains/status/read-domain-state.ts';
import type { ChangesToPages, TagToChange } from '../../domains/status/tags-to-change.ts';
import { tokenHash } from '../../lib/crypto/sha256.ts';
import { Copyable } from '../../pages/forms/fields.tsx';
import { ActionForm } from '../../pages/forms/form.tsx';
import { Alert } from '../../pages/page.tsx';
import { useView } from '../console.ts';
import { SnippetPlaces } from '../onboarding/snippet-places.tsx';

type Props = {
  domain: HandedOver;
  state: DomainState;
  changes: ChangesToPages;
  snippet: string;
  error: string | undefined;
};

/** The changes to the pages with what replaces each tag, and the button that checks them. */
export function Changes({ domain, state, changes, snippet, error }: Props) {
  const { t, formats } = useView();
  const { progress, allDone, gone, more, page: texts } = t.handover;
  const { doneCount, count } = changes;
  const next = nextCheckAt(domain.checks);
  const checks = { checkedAt: changes.checkedAt, canCheck: next === 0 };
  return (
    <>
      <section class="card stack">
        <Alert text={error} />
        <p role="status">
          <strong>
            {doneCount === count ? allDone : progress(formats.number(doneCount), formats.number(count))}
          </strong>
        </p>
        {next > 0 ? <p class="notice">{texts.tooMany(formats.time(next))}</p> : <Check />}
        <p class="hint">
          {texts.checkText} {texts.until(formats.time(domain.expiresAt))}
        </p>
        {changes.open.length > 0 && <p class="hint">{texts.everywhere}</p>}
      </section>
      <Snippet state={state} changes={changes} snippet={snippet} checks={checks} />
      {changes.open.map((tag) => (
        <OpenTag {...tag} checks={checks} />
      ))}
      {changes.gone.map(({ tag, name, at, page }) => (
        <Change id={idOf(tag)} title={gone(name)} at={at} isDone>
          <Page address={page} />
          <code class="excerpt">{tag}</code>
        </Change>
      ))}
      {changes.more > 0 && <p class="hint">{more(formats.number(changes.more))}</p>}
    </>
  );
}

const idOf = (tag: string) => `change-${tokenHash(tag).slice(0, 8)}`;

type Checks = { checkedAt: number | undefined; canCheck: boolean };

function Check({ change, title }: { change?: string; title?: string }) {
  const { t, url } = useView();
  const of = title ? { unseen: `: ${title}`, quiet: true } : {};
  return (
    <ActionForm action={`${url.pathname}/check`} button={t.handover.page.check} {...of}>
      {change && <input type="hidden" name="change" value={change} />}
    </ActionForm>
  );
}

type ChangeProps = PropsWithChildren<{
  id: string;
  title: Child;
  isDone: boolean;
  at: number | undefined;
  /** The button that checks it again. */
  check?: Child;
}>;

/** A change: whether it is done, and when it was last checked. */
function Change({ id, title, isDone, at, check, children }: ChangeProps) {
  const { t, formats } = useView();
  return (
    <section class="card stack" id={id}>
      <div class="heading">
        <h2>{title}</h2>
        <span class={isDone ? 'badge good' : 'badge bad'}>
          {isDone ? t.onboarding.done : t.onboarding.missingBadge}
        </span>
      </div>
      {children}
      <div class="choice">
        {check}
        <span class="hint">{at ? t.handover.checked(formats.time(at)) : t.handover.unchecked}</span>
      </div>
    </section>
  );
}

type SnippetProps = Pick<Props, 'state' | 'changes' | 'snippet'> & { checks: Checks };

function Snippet({ state, changes: { snippetIssue }, snippet, checks }: SnippetProps) {
  const { t } = useView();
  const { handover: texts, onboarding } = t;
  const id = 'change-snippet';
  const place = state.scan && onboarding.place[state.scan.found.snippet ?? 'none'];
  const isInPlace = !snippetIssue || snippetIssue.type === 'noPageView';
  const verdict = snippetIssue?.type === 'noPageView' ? texts.page.noPageView : place;
  return (
    <Change
      id={id}
      title={texts.snippet}
      isDone={!snippetIssue}
      at={checks.checkedAt}
      check={checks.canCheck && <Check change={id} title={texts.snippet} />}
    >
      {verdict && <p>{verdict}</p>}
      {!isInPlace && <p>{onboarding.embedText}</p>}
      <Copyable id="snippet" label={onboarding.snippet} value={snippet} rows={3} />
      {state.ownHostPath && <p class="hint">{texts.page.ownPath(state.ownHostPath)}</p>}
      <details>
        <summary>{onboarding.where}</summary>
        <SnippetPlaces snippet={snippet} />
      </details>
    </Change>
  );
}

/** The page on which a tag was found. */
function Page({ address }: { address: string }) {
  return (
    <p class="hint">
      {useView().t.handover.page.foundOn}{' '}
      <a href={address} target="_blank" rel="noopener noreferrer nofollow" class="code">
        {address}
      </a>
    </p>
  );
}

function OpenTag({ tag, line, name, page, isUnknown, checks }: TagToChange & { checks: Checks }) {
  const { replace, remove, page: t } = useView().t.handover;
  const id = idOf(tag);
  const title = (line ? replace : remove)(name);
  return (
    <Change
      id={id}
      title={title}
      isDone={false}
      at={checks.checkedAt}
      check={checks.canCheck && <Check change={id} title={title} />}
    >
      <Page address={page} />
      <div class="replacement">
        <Copyable id={`${id}-tag`} label={t.current} value={tag} rows={3} />
        {line ? (
          <Copyable id={`${id}-line`} label={t.replacement} value={line} rows={3} />
        ) : (
          <p>{t.removeText}</p>
        )}
      </div>
      {isUnknown && <p class="hint">{t.unknown}</p>}
    </Change>
  );
}
