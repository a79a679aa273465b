// What is used of Cloudflare's HTMLRewriter.

type Html = { html: true };

/** A tag that can have text in front. */
type Place = { before(html: string, how: Html): unknown };

export type Tag = Place & {
  tagName: string;
  namespaceURI: string;
  attributes: Iterable<string[]>;
  /** The attribute as it is written, with its character references. */
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  setAttribute(name: string, value: string): unknown;
  removeAttribute(name: string): unknown;
  remove(): unknown;
  removeAndKeepContent(): unknown;
  onEndTag(handler: (end: Place) => void): void;
};

export type TextChunk = Place & {
  text: string;
  lastInTextNode: boolean;
  remove(): unknown;
  replace(html: string, how: Html): unknown;
};

export type DocumentEnd = { append(html: string, how: Html): unknown };

export type Rewriter = {
  on(
    selector: string,
    handlers: {
      element?: (tag: Tag) => void;
      text?: (chunk: TextChunk) => void | Promise<void>;
    },
  ): Rewriter;
  onDocument(handlers: { doctype?: () => void; end?: (end: DocumentEnd) => void }): Rewriter;
  transform(response: Response): Response;
};

declare const HTMLRewriter: { new (): Rewriter };

export const newRewriter = (): Rewriter => new HTMLRewriter();

export const AS_HTML: Html = { html: true };

/** The encoding in which every byte is one character, so that pages of any encoding stay as they are. */
const BYTES = 'text/html; charset=x-user-defined';

/** A body for the rewriter, in which it changes nothing that no handler has changed. */
export const asBytes = (body: BodyInit): Response =>
  new Response(body, { headers: { 'Content-Type': BYTES } });

/** The bytes of a text from the rewriter. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0) & 0xff);

/** The same text for the rewriter. */
export const textOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte < 0x80 ? byte : 0xf700 | byte)).join('');
