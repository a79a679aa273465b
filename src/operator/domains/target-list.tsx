import type { Child } from 'hono/jsx';
import { websiteTitle } from '../../lib/http/website.ts';
import { clientName } from '../client-name.tsx';

type Domain = { name: string; path: string; company: string; username: string };
type Props<D> = { list: D[]; class?: string; more?: (domain: D) => Child };

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
