import { websiteTitle } from '../../lib/http/host-names.ts';

type Row = { id: string; name: string; path: string; company: string; username: string };
type Props = { type: 'checkbox' | 'radio'; name: string; legend: string; rows: Row[] };

/** Domains to choose from; with `radio`, the first one is chosen. */
export const DomainChoice = ({ type, name, legend, rows }: Props) => (
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
