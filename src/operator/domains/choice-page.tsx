import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import { Field } from '../../pages/forms/fields.tsx';
import { cardPage, LinkLine } from '../../pages/page.tsx';
import type { View } from '../console.ts';
import type { Action } from './bulk-actions.ts';
import type { Target } from './bulk-targets.ts';
import { HiddenIds, TargetList } from './target-list.tsx';

type Props = {
  action: Action;
  targets: Target[];
  title: string;
  heading: string;
  search: { name: string; label: string; hint: string; value: string };
  /** What the search has found, and whether it was in vain. */
  found: Child;
  isNothing: boolean;
};

/** The page on which what an action needs is searched for and chosen, which leads to the action’s confirmation. */
export function choicePage(c: Context, { action, targets, title, heading, search, found, isNothing }: Props) {
  const { t }: View = c.var.view;
  const hidden = (
    <>
      <input type="hidden" name="action" value={action} />
      <HiddenIds name="id" list={targets} />
    </>
  );
  return cardPage(
    c,
    title,
    <>
      {targets.length === 0 ? (
        <p class="notice bad">{t.bulk.none}</p>
      ) : (
        <>
          <TargetList list={targets} class="plain targets" />
          <form method="get" action="/operator/domains/bulk" class="search">
            {hidden}
            <Field type="search" maxlength={255} {...search} />
            <button class="quiet">{t.find}</button>
          </form>
          {isNothing && <p>{t.nothing}</p>}
          {found && (
            <form method="get" action="/operator/domains/bulk" class="stack">
              {hidden}
              {found}
              <div class="choice">
                <button>{t.copying.next}</button>
              </div>
            </form>
          )}
        </>
      )}
      <LinkLine href="/operator/domains">{t.cancel}</LinkLine>
    </>,
    200,
    heading,
  );
}
