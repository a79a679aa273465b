/** How much of a page is searched for `<meta charset>`: browsers begin anew where it comes late. */
const HEAD = 8 * 1024;

/**
 * Decodes a page's bytes as a browser would: byte order mark, `Content-Type`, `<meta charset>`; labels that nobody
 * knows are passed over, and without any it is UTF-16 where every second byte is zero, UTF-8 as far as that fits, and
 * windows-1252 from there.
 */
export async function* decodeHtml(body: AsyncIterable<Uint8Array>, contentType: string) {
  const held: Uint8Array[] = [];
  let decode: ReturnType<typeof decoderOf> | undefined;
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (decode) yield decode(chunk);
    else {
      held.push(chunk);
      if (size < HEAD) continue;
      decode = decoderOf(held, contentType);
      yield decode(joined(held));
    }
  }
  if (!decode) {
    decode = decoderOf(held, contentType);
    yield decode(joined(held));
  }
  yield decode();
}

const joined = (chunks: Uint8Array[]) => new Uint8Array(Buffer.concat(chunks));

function decoderOf(chunks: Uint8Array[], contentType: string) {
  const head = new TextDecoder('latin1').decode(joined(chunks).subarray(0, HEAD));
  const labels = [
    head.startsWith('\xEF\xBB\xBF') && 'utf-8',
    head.startsWith('\xFF\xFE') && 'utf-16le',
    head.startsWith('\xFE\xFF') && 'utf-16be',
    charsetIn(contentType.slice(0, 256)),
    /^[^\0]\0[^\0]\0/.test(head) && 'utf-16le',
    /^\0[^\0]\0[^\0]/.test(head) && 'utf-16be',
    // A page whose meta element can be read this way is not UTF-16, whatever it says.
    charsetIn(/<meta\s[^>]{0,256}charset[^>]{0,256}/i.exec(head)?.[0])?.replace(/^utf-?16.*/i, 'utf-8'),
  ];
  for (const label of labels) {
    try {
      if (label) return streaming(new TextDecoder(label));
    } catch {
      // Not a charset that anybody knows: the next one decides.
    }
  }
  return guessing();
}

const charsetIn = (text = '') => /charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w:.-]+)/i.exec(text)?.[1];

const streaming = (decoder: TextDecoder) => (chunk?: Uint8Array) =>
  chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();

/** UTF-8 until something is none, which may come late on a page of plain letters. */
function guessing() {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
  let fallback: ReturnType<typeof streaming> | undefined;
  return (chunk?: Uint8Array) => {
    try {
      if (!fallback) return streaming(utf8)(chunk);
    } catch {
      fallback = streaming(new TextDecoder('windows-1252'));
    }
    return fallback(chunk);
  };
}
