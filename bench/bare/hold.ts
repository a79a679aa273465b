const MB = 1e6;
const kept: ArrayBuffer[] = [];

/** Uses 100 MB: 50 of the heap, released before the response, and 50 of ArrayBuffers, which are kept. */
export default {
  fetch() {
    const released = Array.from({ length: 50 }, () => 1n << BigInt(8 * MB));
    for (let i = 0; i < 50; i++) kept.push(new ArrayBuffer(MB));
    return new Response(`${released.length} ${kept.length}`);
  },
};
