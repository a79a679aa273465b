/** The `Content-Disposition` that makes browsers save a response as a file of this name. */
export const attachment = (name: string) => `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`;

/** A response that browsers save as a file; texts can be generated while it is sent. */
export const fileResponse = (name: string, type: string, content: string | AsyncGenerator<string>) =>
  new Response(typeof content === 'string' ? content : textStream(content), {
    headers: { 'Content-Type': type, 'Content-Disposition': attachment(name) },
  });

function textStream(texts: AsyncGenerator<string>) {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await texts.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
  });
}
