import type { StrictBlocking, UnknownHost } from '../../domains/status/strict-blocking.ts';
import { Form } from '../../pages/forms/form.tsx';
import { ForRole } from '../../people/roles.tsx';
import { useView } from '../console.ts';

/** Hosts of a service that are named in a list. */
const MAX_SHOWN = 5;

/** The decisions on a host, by the names of their buttons, the probable one first. */
const decisionsOn = ({ preset, isProbablyOwn }: UnknownHost) =>
  preset !== null && !isProbablyOwn
    ? (['service', 'own', 'keep'] as const)
    : (['own', 'service', 'keep'] as const);

type Props = { list: UnknownHost[]; strict: StrictBlocking; isKept?: boolean };

/** Hosts that strict blocking does not allow, each with what is known of it and the decisions on it. */
export const UnknownHosts = ({ list, ...rest }: Props) =>
  list.length > 0 && (
    <ul class="hosts">
      {list.map((host) => (
        <HostRow host={host} {...rest} />
      ))}
    </ul>
  );

function HostRow({ host, strict, isKept }: Omit<Props, 'list'> & { host: UnknownHost }) {
  const { t, formats, url } = useView();
  const texts = t.strictBlocking;
  const { id, name, preset, hosts, kinds, blockedIn, isProbablyOwn } = host;
  const more = hosts.length - MAX_SHOWN;
  const facts = [
    preset !== null &&
      [hosts.slice(0, MAX_SHOWN).join(', '), more > 0 && texts.andMore(formats.number(more))]
        .filter(Boolean)
        .join(' '),
    kinds.length > 0 && `${texts.loads}: ${kinds.map((kind) => texts.kinds[kind]).join(', ')}`,
    strict.isOn &&
      blockedIn > 0 &&
      texts.blockedIn(formats.number(blockedIn), formats.number(strict.pageViews)),
  ].filter(Boolean);
  const isTold = preset !== null || isProbablyOwn;
  return (
    <li>
      <div>
        <h3>
          {name} {preset !== null && <span class="badge">{texts.inCatalogue}</span>}
          {isProbablyOwn && <span class="badge good">{texts.probablyOwn}</span>}
        </h3>
        {facts.map((fact) => (
          <p class="hint">{fact}</p>
        ))}
      </div>
      <ForRole needed="editor">
        <Form action={url.pathname} class="choice">
          <input type="hidden" name="host" value={id} />
          {decisionsOn(host)
            .filter((decision) => !(isKept && decision === 'keep'))
            .map((decision, i) => (
              <button class={isTold && i === 0 ? undefined : 'quiet'} name={decision} value="1">
                {texts[decision]}
                <span class="unseen">{texts.of(name)}</span>
              </button>
            ))}
        </Form>
      </ForRole>
    </li>
  );
}
