import type { Context } from 'hono';
import { Field } from '../../pages/forms/fields.tsx';
import { cardPage, LinkLine } from '../../pages/page.tsx';
import { searchPresets } from '../../presets/search-presets.ts';
import { builtIn } from '../../texts/index.ts';
import type { View } from '../console.ts';
import type { Action } from './bulk-actions.ts';
import type { Target } from './bulk-targets.ts';
import { HiddenIds, TargetList } from './target-list.tsx';

/** The most services that a search offers. */
const MAX_OFFERED = 10;

/** The page on which the service of an action is found; with a service, leads to its confirmation. */
export function chooseService(c: Context, action: Action, targets: Target[]) {
  const { t, language }: View = c.var.view;
  const term = (c.req.query('name') ?? '').slice(0, 255);
  const found = term.trim() ? searchPresets(term) : [];
  const hidden = (
    <>
      <input type="hidden" name="action" value={action} />
      <HiddenIds name="id" list={targets} />
    </>
  );
  return cardPage(
    c,
    t.bulk.names[action],
    <>
      {targets.length === 0 ? (
        <p class="notice bad">{t.bulk.none}</p>
      ) : (
        <>
          <TargetList list={targets} class="plain targets" />
          <form method="get" action="/operator/domains/bulk" class="search">
            {hidden}
            <Field
              name="name"
              type="search"
              label={t.bulk.service}
              hint={t.bulk.serviceHint}
              value={term}
              maxlength={255}
            />
            <button class="quiet">{t.find}</button>
          </form>
          {term && found.length === 0 && <p>{t.nothing}</p>}
          {found.length > 0 && (
            <form method="get" action="/operator/domains/bulk" class="stack">
              {hidden}
              <fieldset class="presets">
                <legend>{t.bulk.service}</legend>
                {found.slice(0, MAX_OFFERED).map(({ id, name, vendor, purpose }, i) => (
                  <label>
                    <input type="radio" name="service" value={String(id)} checked={i === 0} />
                    <span>
                      {name}
                      <small>{[vendor, builtIn(language).purposes[purpose].name].join(' · ')}</small>
                    </span>
                  </label>
                ))}
              </fieldset>
              {found.length > MAX_OFFERED && (
                <p class="hint">{t.bulk.moreServices(found.length - MAX_OFFERED)}</p>
              )}
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
    t.bulk.serviceOf[action === 'addService' ? 'addService' : 'disableService'](targets.length),
  );
}
