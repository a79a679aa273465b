import type { Child } from 'hono/jsx';
import { websiteTitle } from '../../lib/http/host-names.ts';
import { clientName } from '../../pages/displayed-names.ts';

type Domain = { name: string; path: string; company: string; username: string };
type Props<D> = { list: D[]; class?: string; more?: ((domain: D) => Child) | undefined };

/** Domains with their clients, and what else there is to say of each; nothing where there are none. */
export const TargetList = <D extends Domain>({ list, class: name = 'plain', more }: Props<D>) => (
  <ul class={name}>
    {list.map((domain) => (
      <li>
        <strong>{websiteTitle(domain)}</strong> ({clientName(domain)}){more && <>: {more(domain)}</>}
      </li>
    ))}
  </ul>
);

/** The fields of a form that name its domains. */
export const HiddenIds = ({ name, list }: { name: string; list: { id: string }[] }) => (
  <>
    {list.map(({ id }) => (
      <input type="hidden" name={name} value={id} />
    ))}
  </>
);

type ChoiceProps = {
  type: 'checkbox' | 'radio';
  name: string;
  legend: string;
  rows: (Domain & { id: string })[];
};

/** Domains to choose from; with `radio`, the first one is chosen. */
export const DomainChoice = ({ type, name, legend, rows }: ChoiceProps) => (
  <fieldset class="presets">
    <legend>{legend}</legend>
    {rows.map((row, i) => (
      <label>
        <input type={type} name={name} value={row.id} checked={type === 'radio' && i === 0} />
        <span>
          {websiteTitle(row)}
          <small>{[row.company, row.username].filter(Boolean).join(' · ')}</small>
        </span>
      </label>
    ))}
  </fieldset>
);
