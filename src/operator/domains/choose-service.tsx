import type { Context } from 'hono';
import { searchPresets } from '../../presets/search-presets.ts';
import { builtIn } from '../../texts/index.ts';
import type { View } from '../console.ts';
import type { Action } from './bulk-actions.ts';
import type { Target } from './bulk-targets.ts';
import { choicePage } from './choice-page.tsx';

/** The most services that a search offers. */
const MAX_OFFERED = 10;

/** The page on which the service of an action is found; with a service, leads to its confirmation. */
export function chooseService(c: Context, action: Action, targets: Target[]) {
  const { t, language }: View = c.var.view;
  const value = (c.req.query('name') ?? '').slice(0, 255);
  const found = value.trim() ? searchPresets(value) : [];
  return choicePage(c, {
    action,
    targets,
    title: t.bulk.names[action],
    heading: t.bulk.serviceOf[action === 'addService' ? 'addService' : 'disableService'](targets.length),
    search: { name: 'name', label: t.bulk.service, hint: t.bulk.serviceHint, value },
    isNothing: value !== '' && found.length === 0,
    found: found.length > 0 && (
      <>
        <fieldset class="presets">
          <legend>{t.bulk.service}</legend>
          {found.slice(0, MAX_OFFERED).map(({ id, name, vendor, purpose }, i) => (
            <label>
              <input type="radio" name="service" value={String(id)} checked={i === 0} />
              <span>
                {name}
                <small>{[t.bulk.by(vendor), builtIn(language).purposes[purpose].name].join(' · ')}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {found.length > MAX_OFFERED && <p class="hint">{t.bulk.moreServices(found.length - MAX_OFFERED)}</p>}
      </>
    ),
  });
}
