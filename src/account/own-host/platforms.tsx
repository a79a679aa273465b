import type { OwnHost } from '../../domains/own-host/blocks.ts';
import { Copyable } from '../../pages/forms/fields.tsx';
import { useView } from '../console.ts';

type Blocks = Record<string, (proxy: OwnHost) => string>;

/** The steps of each platform, of which one is open at a time. */
export function Platforms({ proxy, blocks }: { proxy: OwnHost; blocks: Blocks }) {
  const { t, url } = useView();
  const { platforms, configuration, download, needsPhp } = t.ownHost;
  const isPhp = proxy.path.endsWith('.php');
  const page = url.pathname.replace(/\/check$/, '');
  return (
    <>
      {Object.entries(platforms).map(([id, { name, text }]) => (
        <details name="platform" open={isPhp && id === 'php'}>
          <summary>{name}</summary>
          <div class="stack">
            <p>{text}</p>
            {id === 'php' &&
              (isPhp ? (
                <p>
                  <a class="button" href={`${page}/consent.php`} download>
                    {download}
                  </a>
                </p>
              ) : (
                <p class="hint">{needsPhp}</p>
              ))}
            {id === 'zone' && (
              <Copyable
                id="zone"
                label={configuration}
                value={`npm run own-host -- ${proxy.host}/${proxy.path}`}
              />
            )}
            {blocks[id] && (
              <Copyable id={id} label={`${configuration} (${name})`} value={blocks[id](proxy)} rows={12} />
            )}
          </div>
        </details>
      ))}
    </>
  );
}
