import { useView } from '../console.ts';

/** What can be downloaded of a website before it goes. */
export function Downloads({ id }: { id: string }) {
  const t = useView().t.website.export;
  const path = `/account/domains/${id}`;
  return (
    <>
      <h2>{t.title}</h2>
      <ul class="plain">
        {(
          [
            [`${path}/website/export.json`, t.configuration],
            [`${path}/consents/download?format=csv`, t.records],
            [`${path}/consents/download?format=ndjson`, t.lines],
          ] as const
        ).map(([address, text]) => (
          <li>
            <a href={address} download>
              {text}
            </a>
          </li>
        ))}
        <li>
          <a href={`${path}/consents/blocks`}>{t.evidence}</a>
        </li>
      </ul>
    </>
  );
}
