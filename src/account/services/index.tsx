import { listServices, type ServiceRow } from '../../db/domains/embeddings.ts';
import { lastDecidedOn } from '../../log/notices/consent-notice-cache.ts';
import type { NoticeContent } from '../../log/notices/consent-notice.ts';
import { embeddingRows } from '../../resources/embedding.ts';
import { builtIn } from '../../texts/index.ts';
import { isOfMandatoryPurpose, purposeIds } from '../../definitions/purpose-ids.ts';
import { createDomainPages, domainPage } from '../domain/page.tsx';
import { resourceActions, Switch } from '../domain/resource-page.tsx';
import { service } from './service.tsx';
import { serviceCatalogue } from './catalogue.tsx';
import { ForRole } from '../../people/roles.tsx';
import { Icon } from '../../pages/icons.tsx';
import { useView } from '../console.ts';
import { Card } from '../../pages/page.tsx';

/** The services of a domain, each with a page of its own. */
export const services = createDomainPages()
  .get('/', async (c) => {
    const { db, domain, log, view } = c.var;
    const [list, last] = await Promise.all([listServices(db, domain.id), lastDecidedOn(log)]);
    const { t, url } = view;
    return domainPage(
      c,
      t.services.title,
      <>
        <p class="lead">{t.services.lead}</p>
        {last && <Changes list={list} last={last} />}
        <ForRole needed="editor">
          <p class="links">
            <a class="button primary" href={`${url.pathname}/add`}>
              <Icon name="plus" />
              {t.services.add}
            </a>
            <a class="button" href={`${url.pathname}/new`}>
              <Icon name="plus" />
              {t.services.byHand}
            </a>
          </p>
        </ForRole>
        {list.length === 0 && <p>{t.services.none}</p>}
        {purposeIds.map((purpose) => (
          <ServicesOfPurpose
            name={builtIn(view.language).purposes[purpose].name}
            list={list.filter((service) => service.purpose === purpose)}
          />
        ))}
      </>,
    );
  })
  .route('/add', serviceCatalogue)
  .route('/', service)
  .route('/', resourceActions('services', embeddingRows));

function ServicesOfPurpose({ name, list }: { name: string; list: ServiceRow[] }) {
  const { t, url } = useView();
  if (list.length === 0) return null;
  return (
    <Card title={name}>
      <ul class="parts">
        {list.map(({ id, name, vendor, active, assets }) => (
          <li>
            <span>
              <a href={`${url.pathname}/${id}`}>{name}</a>
              <small>{[t.services.by(vendor), t.services.assets(assets)].filter(Boolean).join(' · ')}</small>
            </span>
            <Switch path={`${url.pathname}/${id}`} name={name} active={active} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What has changed since a visitor last decided. */
function Changes({ list, last }: { list: ServiceRow[]; last: NoticeContent }) {
  const { t, language } = useView();
  const active = list.filter((service) => service.active);
  const notIn = <S extends { id: string }>(all: S[], others: { id: string }[]) =>
    all.filter(({ id }) => !others.some((other) => other.id === id));
  const added = notIn(active, last.services);
  const asks = added.some((service) => !isOfMandatoryPurpose(service, last.purposes));
  const gone = notIn(last.services, active);
  const names = (services: { name: string }[]) =>
    new Intl.ListFormat(language).format(services.map(({ name }) => name));
  if (added.length + gone.length === 0) return <p class="notice">{t.services.unchanged}</p>;
  return (
    <div class="notice">
      {added.length > 0 && <p>{(asks ? t.services.asksAgain : t.services.tells)(names(added))}</p>}
      {gone.length > 0 && <p>{t.services.gone(names(gone))}</p>}
    </div>
  );
}
