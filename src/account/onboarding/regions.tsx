import { LinkList } from '../../pages/forms/resource-field.tsx';
import { analyticsPurpose } from '../../definitions/purpose-ids.ts';
import { useView } from '../console.ts';
import { Terms } from '../../pages/page.tsx';

type Props = { domainId: string; services: { name: string; purpose: string }[] };

/** What the policies of regions are for, and when another one than opt-in may be used. */
export function Regions({ domainId, services }: Props) {
  const { t, language } = useView();
  const texts = t.onboarding.regions;
  const statistics = services.flatMap(({ name, purpose }) => (purpose === analyticsPurpose ? [name] : []));
  return (
    <details class="card">
      <summary>{texts.title}</summary>
      <div class="stack">
        <p>{texts.text}</p>
        <Terms
          list={[
            ...texts.policies.map(([policy, text]) => [policy, text] as const),
            statistics.length > 0 && [
              texts.uk,
              texts.ukText(new Intl.ListFormat(language).format(statistics)),
            ],
          ]}
        />
        <p>
          {texts.responsibility} <a href={`/account/domains/${domainId}/settings`}>{texts.settings}</a>
        </p>
        <p class="hint">
          {texts.sources}: <LinkList links={texts.links} />
        </p>
      </div>
    </details>
  );
}
