/** Bytes of a page in which `<meta charset>` is searched. */
const HEAD_BYTES = 8 * 1024;

/**
 * Decodes a page as a browser would: by byte order mark, `Content-Type` or `<meta charset>`. Otherwise it is UTF-16 if
 * every second byte is zero, else UTF-8, and windows-1252 after an invalid byte.
 */
export async function* decodeHtml(body: AsyncIterable<Uint8Array>, contentType: string) {
  const buffered: Uint8Array[] = [];
  let decode: ReturnType<typeof decoderOf> | undefined;
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (decode) yield decode(chunk);
    else {
      buffered.push(chunk);
      if (size < HEAD_BYTES) continue;
      decode = decoderOf(buffered, contentType);
      yield decode(joined(buffered));
    }
  }
  if (!decode) {
    decode = decoderOf(buffered, contentType);
    yield decode(joined(buffered));
  }
  yield decode();
}

const joined = (chunks: Uint8Array[]) => new Uint8Array(Buffer.concat(chunks));

function decoderOf(chunks: Uint8Array[], contentType: string) {
  const head = new TextDecoder('latin1').decode(joined(chunks).subarray(0, HEAD_BYTES));
  const labels = [
    head.startsWith('\xEF\xBB\xBF') && 'utf-8',
    head.startsWith('\xFF\xFE') && 'utf-16le',
    head.startsWith('\xFE\xFF') && 'utf-16be',
    charsetIn(contentType.slice(0, 256)),
    /^[^\0]\0[^\0]\0/.test(head) && 'utf-16le',
    /^\0[^\0]\0[^\0]/.test(head) && 'utf-16be',
    // A page whose meta element is readable here is not UTF-16, even where the element says so.
    charsetIn(/<meta\s[^>]{0,256}charset[^>]{0,256}/i.exec(head)?.[0])?.replace(/^utf-?16.*/i, 'utf-8'),
  ];
  for (const label of labels) {
    try {
      if (label) return streaming(new TextDecoder(label));
    } catch {
      // An unknown label: the next one decides.
    }
  }
  return guessing();
}

const charsetIn = (text = '') => /charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w:.-]+)/i.exec(text)?.[1];

const streaming = (decoder: TextDecoder) => (chunk?: Uint8Array) =>
  chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();

/** Decodes UTF-8 until the first invalid byte, which may come late on a page of ASCII letters. */
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
