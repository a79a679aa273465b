import type { Context } from 'hono';
import { languageOf } from '../../lib/text/locale-match.ts';
import { Options } from '../../pages/forms/fields.tsx';
import { Icon } from '../../pages/icons.tsx';
import { CONTENT_SECURITY_POLICY } from '../../pages/security-headers.ts';
import { useView } from '../console.ts';

const options = {
  layer: ['first', 'settings', 'decided'],
  width: ['phone', 'desktop'],
  scheme: ['light', 'dark'],
} as const;

/** Allows the frame of a page with a preview, which is below the page's own path. */
export function allowPreview(c: Context) {
  // The frame uses the origin of the request, which may differ from the service's own.
  const frame = `${new URL(c.req.url).origin}${c.var.view.url.pathname}/preview`;
  c.set('headers', { 'Content-Security-Policy': `${CONTENT_SECURITY_POLICY}; frame-src ${frame}` });
}

/**
 * The widget with the unsaved values of the form around it (src/preview). On a phone, the link `PreviewLink` shows it
 * over the page. It starts with the locale `shown`, or else the console’s.
 */
export function PreviewFrame({ locales, shown }: { locales: string[]; shown?: string | undefined }) {
  const { t, url, formats, language } = useView();
  const selected = shown ?? locales.find((name) => languageOf(name) === language);
  const texts = t.preview;
  const path = `${url.pathname}/preview`;
  return (
    <section class="preview" id="preview" aria-labelledby="preview-title" tabindex={-1}>
      <div class="heading">
        <h2 id="preview-title">{texts.title}</h2>
        <a class="button preview-close" href="#content">
          <Icon name="x" />
          {texts.close}
        </a>
      </div>
      <div class="views">
        {Object.entries(options).map(([name, values]) => (
          <fieldset>
            <legend class="unseen">{texts[name as keyof typeof options]}</legend>
            {values.map((value, i) => (
              <label>
                <input type="radio" name={name} value={value} checked={i === 0} />
                {texts.options[value]}
              </label>
            ))}
          </fieldset>
        ))}
        {locales.length > 1 && (
          <label>
            <span class="unseen">{texts.language}</span>
            <select name="preview-language">
              <Options list={locales.map((name) => [name, formats.language(name)])} chosen={selected} />
            </select>
          </label>
        )}
      </div>
      <noscript>
        <p class="notice">{texts.noScript}</p>
        <button class="quiet" formaction={path} formtarget="preview-frame" formnovalidate>
          {texts.button}
        </button>
      </noscript>
      <div class="stage">
        <iframe name="preview-frame" title={texts.title} sandbox="allow-scripts" src={path} />
      </div>
      <p class="hint">{texts.text}</p>
      <button hidden formaction={path} formtarget="preview-frame" formnovalidate>
        {texts.button}
      </button>
      <script src="/account/preview.js" type="module"></script>
    </section>
  );
}

/** Opens the preview where there is no room for it beside the form. */
export const PreviewLink = () => (
  <a class="button preview-open" href="#preview">
    <Icon name="eye" />
    {useView().t.preview.title}
  </a>
);
