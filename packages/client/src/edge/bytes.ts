export type Bytes = Uint8Array<ArrayBuffer>;

/** Pages in any encoding as text: every byte is one character, in ASCII the same one, so that what is not changed stays as it is. */
export const textOf = (bytes: Uint8Array): string => new TextDecoder('x-user-defined').decode(bytes);

/** The bytes of such a text. */
export function bytesOf(text: string): Bytes {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at) & 0xff;
  return bytes;
}

/** The bytes of all parts. */
export function joined(parts: (Bytes | string)[]): Bytes {
  if (parts.length === 1 && typeof parts[0] !== 'string') return parts[0]!;
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(typeof part === 'string' ? bytesOf(part) : part, at);
    at += part.length;
  }
  return all;
}
