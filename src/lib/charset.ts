/** How much of a page is searched for `<meta charset>`: as in browsers. */
const HEAD = 1024;

/** The longest piece of text that is given out at once. */
const PIECE = 16 * 1024;

/**
 * Decodes a page's bytes as a browser would: byte order mark, `Content-Type`, `<meta charset>`; labels that nobody
 * knows are passed over, and without any it is UTF-8 where that fits, otherwise windows-1252.
 */
export async function* decoded(body: AsyncIterable<Uint8Array>, contentType: string) {
  const held: Uint8Array[] = [];
  let decoder: TextDecoder | undefined;
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (decoder) yield* pieces(decoder.decode(chunk, { stream: true }));
    else {
      held.push(chunk);
      if (size < HEAD) continue;
      decoder = decoderOf(held, contentType);
      for (const early of held) yield* pieces(decoder.decode(early, { stream: true }));
    }
  }
  if (decoder) yield* pieces(decoder.decode());
  else {
    decoder = decoderOf(held, contentType);
    yield* pieces(decoder.decode(joined(held)));
  }
}

function* pieces(text: string) {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

const joined = (chunks: Uint8Array[]) => new Uint8Array(Buffer.concat(chunks));

function decoderOf(chunks: Uint8Array[], contentType: string) {
  const start = joined(chunks);
  const head = new TextDecoder('latin1').decode(start.subarray(0, HEAD));
  const labels = [
    head.startsWith('\xEF\xBB\xBF') && 'utf-8',
    head.startsWith('\xFF\xFE') && 'utf-16le',
    head.startsWith('\xFE\xFF') && 'utf-16be',
    /charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(contentType)?.[1],
    // A page whose meta element can be read this way is not UTF-16, whatever it says.
    /<meta\s[^>]*?charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1]?.replace(/^utf-?16.*/i, 'utf-8'),
  ];
  for (const label of labels) {
    try {
      if (label) return new TextDecoder(label);
    } catch {
      // Not a charset that anybody knows: the next one decides.
    }
  }
  return new TextDecoder(isUtf8(start) ? 'utf-8' : 'windows-1252');
}

function isUtf8(bytes: Uint8Array) {
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
