/** The `fetch` of tests, which reaches only servers on this machine. */
export function withoutInternet(real: typeof fetch): typeof fetch {
  return async (input, init) => {
    const { protocol, hostname } = new URL(input instanceof Request ? input.url : String(input));
    const local = protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
    if (!local) throw new TypeError('A test reaches nothing but this machine, and without TLS.');
    return real(input, init);
  };
}
