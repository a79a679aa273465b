/** The bytes of a script that is asked for once, from memory. */
export default {
  fetch: (_request: Request, env: { SCRIPT: string }) =>
    new Response(env.SCRIPT, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } }),
};
