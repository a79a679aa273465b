import type { Child, PropsWithChildren } from 'hono/jsx';
import { websiteTitle } from '../../lib/http/host-names.ts';
import { Done, LinkLine } from '../../pages/page.tsx';
import { clientName } from '../../pages/displayed-names.ts';
import { useView } from '../console.ts';

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

type ResultsProps<D> = PropsWithChildren<{
  done: D[];
  doneText: string;
  failed: D[];
  failedText: string;
  /** Why an action failed for a domain. */
  reason?: (domain: D) => Child;
  /** How many domains are left for the next portion, whose form is the child. */
  rest: number;
}>;

/** What came of an action on several domains. */
export function Results<D extends Domain>({
  done,
  doneText,
  failed,
  failedText,
  reason,
  rest,
  children,
}: ResultsProps<D>) {
  const { bulk, domains } = useView().t;
  return (
    <>
      {done.length > 0 && <Done>{doneText}</Done>}
      <TargetList list={done} class="plain targets" />
      {failed.length > 0 && (
        <>
          <p class="notice bad">{failedText}</p>
          <TargetList list={failed} more={reason} />
        </>
      )}
      {rest > 0 && (
        <>
          <p>{bulk.rest(rest)}</p>
          {children}
        </>
      )}
      <LinkLine href="/operator/domains">{domains.title}</LinkLine>
    </>
  );
}

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
