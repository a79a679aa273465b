import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { rehype } from 'rehype';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import sanitizeHtml from 'sanitize-html';

/** What a sanitizer leaves of each text. */
export type Sanitizer = (texts: string[], page: Page) => Promise<string[]>;

const dompurify = readFileSync('node_modules/dompurify/dist/purify.min.js', 'utf8');

/** DOMPurify runs in the browser itself, in a page of its own. */
const purify =
  (options: object): Sanitizer =>
  async (texts, page) => {
    await page.evaluate(dompurify);
    return page.evaluate(
      ([texts, options]) => {
        const { DOMPurify } = window as unknown as {
          DOMPurify: { sanitize(text: string, options: object): string };
        };
        return texts.map((text) => DOMPurify.sanitize(text, options));
      },
      [texts, options] as const,
    );
  };

const inNode =
  (clean: (text: string) => string): Sanitizer =>
  async (texts) =>
    texts.map((text) => clean(text));

/** What sanitize-html and rehype-sanitize keep in addition, as websites configure them for videos and anchors. */
const MORE_ATTRIBUTES = ['id', 'name', 'class', 'title', 'alt'];

const { allowedTags, allowedAttributes } = sanitizeHtml.defaults;

/** The elements that WordPress' `wp_kses_post` keeps, besides some without attributes of their own. */
const ksesTags =
  'address a abbr acronym area article aside audio b bdo big blockquote br button caption cite code col colgroup del dd dfn details div dl dt em fieldset figure figcaption font footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd label legend li main map mark menu nav object p pre q rb rp rt rtc ruby s samp span section small strike strong sub summary sup table tbody td textarea tfoot th thead title tr track tt u ul ol var video'.split(
    ' ',
  );

/** The attributes that `wp_kses_post` keeps on every element, and on some; it checks the addresses of `href` and `src`. */
const ksesAttributes = {
  '*': ['aria-*', 'class', 'data-*', 'dir', 'hidden', 'id', 'lang', 'style', 'title', 'role', 'xml:lang'],
  a: ['href', 'rel', 'rev', 'name', 'target', 'download'],
  area: ['alt', 'coords', 'href', 'nohref', 'shape', 'target'],
  audio: ['autoplay', 'controls', 'loop', 'muted', 'preload', 'src'],
  button: ['disabled', 'name', 'type', 'value'],
  details: ['align', 'open'],
  img: [
    'alt',
    'align',
    'border',
    'height',
    'hspace',
    'loading',
    'longdesc',
    'vspace',
    'src',
    'usemap',
    'width',
  ],
  map: ['name'],
  object: [
    { name: 'data', values: [] },
    { name: 'type', values: ['application/pdf'] },
  ],
  textarea: ['cols', 'rows', 'disabled', 'name', 'readonly'],
  track: ['default', 'kind', 'label', 'src', 'srclang'],
  video: [
    'autoplay',
    'controls',
    'height',
    'loop',
    'muted',
    'playsinline',
    'poster',
    'preload',
    'src',
    'width',
  ],
};

export const sanitizers: Record<string, Sanitizer> = {
  none: inNode((text) => text),
  DOMPurify: purify({}),
  'DOMPurify for videos and forms': purify({
    ADD_TAGS: ['iframe', 'link'],
    ADD_ATTR: ['allow', 'allowfullscreen', 'target'],
    SANITIZE_DOM: false,
  }),
  'sanitize-html': inNode((text) => sanitizeHtml(text)),
  'sanitize-html with data and videos': inNode((text) =>
    sanitizeHtml(text, {
      allowedTags: [...allowedTags, 'img', 'iframe', 'video', 'audio', 'source', 'form', 'input', 'button'],
      allowedAttributes: { ...allowedAttributes, '*': [...MORE_ATTRIBUTES, 'data-*'] },
    }),
  ),
  'rehype-sanitize': inNode((text) =>
    String(rehype().data('settings', { fragment: true }).use(rehypeSanitize).processSync(text)),
  ),
  'rehype-sanitize with data and videos': inNode((text) =>
    String(
      rehype()
        .data('settings', { fragment: true })
        .use(rehypeSanitize, {
          ...defaultSchema,
          clobber: [],
          tagNames: [...defaultSchema.tagNames!, 'iframe', 'video', 'audio', 'source', 'button'],
          attributes: {
            ...defaultSchema.attributes,
            '*': [...defaultSchema.attributes!['*']!, ...MORE_ATTRIBUTES, 'data*'],
          },
        })
        .processSync(text),
    ),
  ),
  kses: inNode((text) =>
    sanitizeHtml(text, {
      allowedTags: ksesTags,
      allowedAttributes: ksesAttributes,
      allowedSchemes: ['http', 'https', 'ftp', 'mailto', 'tel', 'feed'],
      disallowedTagsMode: 'discard',
    }),
  ),
};
