/** Returns the bytes of a script from memory; they are read once. */
export default {
  fetch: (_request: Request, env: { SCRIPT: string }) =>
    new Response(env.SCRIPT, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } }),
};
