import { env } from 'cloudflare:workers';
import { visit, type Visit } from '../support/visit.ts';

export const signIn = async (
  its: Visit,
  key = env.HOSTING_API_KEY,
  options: Parameters<Visit['post']>[2] = {},
) => {
  await its.get('/operator/login');
  return its.post('/operator/login/key', { key }, options);
};

/** A visit in which the operator has signed in. */
export async function operatorVisit() {
  const its = visit({ 'Accept-Language': 'en-GB' });
  await signIn(its);
  await its.get('/operator');
  return its;
}
