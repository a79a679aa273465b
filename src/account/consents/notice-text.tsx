import type { Child } from 'hono/jsx';
import { languageOf } from '../../lib/text/locale-match.ts';
import type { NoticeContent, NoticeService, NoticeStorage } from '../../log/notices/consent-notice.ts';
import { useView } from '../console.ts';
import { TableHead } from '../../pages/page.tsx';

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'ur', 'yi']);

/** The attributes of a text whose language may be known: otherwise its first letter tells the direction. */
const spokenIn = (locale: string | undefined) => (locale ? spoken(locale) : { dir: 'auto' });

/** The attributes of a text in a language. */
const spoken = (locale: string) => ({
  lang: locale.replace('_', '-'),
  dir: RIGHT_TO_LEFT.has(languageOf(locale)) ? 'rtl' : 'ltr',
});

type Props = { number: number; hash: string; content: NoticeContent };

/** A consent notice of a record, with its number and hash. */
export function NoticeText({ number, hash, content }: Props) {
  const { t, formats } = useView();
  const { record } = t.consents;
  const { policy, policies } = t.statistics;
  return (
    <section class="card shown" id={`notice-${number}`}>
      <h3>{record.noticeOf(formats.number(number))}</h3>
      <p class="hint">
        {record.noticeShown(formats.language(content.locale))} ·{' '}
        {content.policy && `${policy}: ${policies[content.policy]} · `}
        <span>{record.hash}: </span>
        <span class="code">{hash}</span>
      </p>
      <ShownTexts content={content} />
    </section>
  );
}

/** A consent notice as it was shown: the banner, then the preferences with all services. */
export function ShownTexts({ content }: { content: NoticeContent }) {
  const { texts, purposes, locale, language = locale } = content;
  const isNotice = content.policy === 'noticeOnly' || content.policy === 'none';
  const isShown = (name: keyof typeof texts) => texts[name] && <p class="hint">{texts[name]}</p>;
  return (
    <div class="shown-texts" {...spoken(language)}>
      <h4>{texts.widgetTitle}</h4>
      <p class="text">{texts.widgetIntroText}</p>
      {texts.exemptServices && <p class="text">{texts.exemptServices}</p>}
      <ul class="chips">{purposes.map(({ name, mandatory }) => !mandatory && <li>{name}</li>)}</ul>
      {isShown('optionalServices')}
      {isShown('necessaryServices')}
      {isShown('sharedDecision')}
      {isShown('withdrawalHint')}
      <Buttons
        names={[
          texts.widgetFullConsentButtonText,
          // A notice has this button only where visitors can opt out with it.
          isNotice ? undefined : texts.widgetDeclineButtonText,
          texts.widgetSettingsButtonText,
        ]}
      />
      <Links links={content.links} />
      <h4>{texts.categoriesTitle}</h4>
      {purposes.map((purpose) => (
        <section>
          <h5>{purpose.name}</h5>
          {purpose.description && <p class="text">{purpose.description}</p>}
          {content.services
            .filter((service) => service.purpose === purpose.id)
            .map((service) => (
              <Service service={service} texts={texts} />
            ))}
        </section>
      ))}
      <dl>
        <Term name={texts.controller} value={content.controller} />
        <Term name={texts.retention} value={content.storage?.[0]?.lifetime} />
      </dl>
      {content.storage && (
        <>
          <h5>{texts.ownStorageName}</h5>
          <Storage list={content.storage} texts={texts} />
        </>
      )}
      {isShown('thirdCountries')}
      <Buttons
        names={[
          texts.categoriesFullConsentButtonText,
          texts.widgetDeclineButtonText,
          texts.categoriesSaveButtonText,
        ]}
      />
    </div>
  );
}

const Buttons = ({ names }: { names: (string | undefined)[] }) => (
  <ul class="shown-buttons">{names.map((name) => name && <li>{name}</li>)}</ul>
);

const Links = ({ links = [] }: Pick<NoticeContent, 'links'>) => (
  <ul class="shown-links">
    {links.map(({ label, url, lang }) => (
      <li {...(lang && spoken(lang))}>
        {label}
        {url && (
          <>
            : <span dir="ltr">{url}</span>
          </>
        )}
      </li>
    ))}
  </ul>
);

/** What the preferences say about a service, in their order, each with the name of its label. */
const terms = [
  ['description', 'embeddingDescriptionLabel'],
  ['whatDataIsCollected', 'embeddingWhichDataIsCollectedLabel'],
  ['purposeOfDataCollection', 'embeddingPurposeOfDataCollectionLabel'],
  ['legalBasis', 'embeddingLegalBasisLabel'],
  ['placeOfProcessing', 'embeddingPlaceOfProcessingLabel'],
] as const;

function Service({ service, texts }: { service: NoticeService; texts: NoticeContent['texts'] }) {
  const { langs = {}, assets } = service;
  return (
    <section class="shown-service">
      <h6>{service.name}</h6>
      {service.exempt && <p class="text">{texts.exemptService}</p>}
      {service.loadsBeforeConsent && <p class="text">{service.loadsBeforeConsent}</p>}
      <dl>
        <Term name={texts.embeddingVendorLabel} value={service.vendor} />
        {terms.map(([field, label]) => (
          <Term name={texts[label]} value={service[field]} lang={langs[field]} />
        ))}
        <Term
          name={texts.embeddingPrivacyPolicyUrlLabel}
          value={service.privacyPolicyUrl && <span dir="ltr">{service.privacyPolicyUrl}</span>}
        />
      </dl>
      {assets && <Storage list={assets} texts={texts} />}
    </section>
  );
}

const Term = ({ name, value, lang }: { name: string | undefined; value: Child; lang?: string | undefined }) =>
  value ? (
    <>
      <dt>{name}</dt>
      <dd {...spokenIn(lang)}>{value}</dd>
    </>
  ) : null;

/** Cookies and storage keys. */
const Storage = ({ list, texts }: { list: NoticeStorage[]; texts: NoticeContent['texts'] }) => (
  <table class="storage">
    <TableHead
      names={[
        texts.embeddingAssetNameLabel,
        texts.storage,
        texts.embeddingAssetLifetimeLabel,
        texts.embeddingAssetDescriptionLabel,
      ]}
    />
    <tbody>
      {list.map(({ name, storageType, lifetime, description, langs = {} }) => (
        <tr>
          <td dir="ltr">{name}</td>
          <td dir="ltr">{storageType}</td>
          <td {...spokenIn(langs.lifetime)}>{lifetime}</td>
          <td {...spokenIn(langs.description)}>{description}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
