import { app } from '../../../src/app.ts';
import { redirectTarget, type Visit } from '../visit.ts';
import { accountRoutes } from './account-routes.ts';
import { operatorRoutes, peopleRoutes } from './operator-routes.ts';
import { D, describedIn, type Route } from './route.ts';

/** The descriptions of the routes of both consoles for tests, by method and path. */
const described = new Map(
  [accountRoutes, operatorRoutes, peopleRoutes].flatMap((routes) => describedIn(routes())),
);

/** The routes of the app at a path and below it. */
export const routesAt = (path: string) => [
  ...new Set(
    app.routes
      .filter((route) => route.method !== 'ALL' && `${route.path}/`.startsWith(`${path}/`))
      .map((route) => `${route.method} ${route.path}`),
  ),
];

const isBelowDomain = (route: string) => route.split(' ')[1]!.startsWith(`${D}/`);

export const routeOf = (route: string): Route => described.get(route) ?? {};

/** Below a domain, viewers open pages and editors send forms; at `/operator`, support and administrators. */
export function roleOf(route: string) {
  const [read, sent] = route.includes(' /operator')
    ? (['support', 'administrator'] as const)
    : (['viewer', 'editor'] as const);
  return routeOf(route).role ?? (route.startsWith('GET') ? read : sent);
}

export const operatorRoleOf = (route: string) =>
  routeOf(route).operator ?? (isBelowDomain(route) ? 'support' : undefined);

/** What is wrong with the descriptions, as sentences. */
export function wronglyDescribed() {
  const routes = [...routesAt('/account'), ...routesAt('/operator')];
  const file = (route: string) =>
    `test/support/routes/${route.includes(' /operator') ? 'operator' : 'account'}-routes.ts`;
  const missingIn = (route: string) => {
    const { role, send, unrecorded } = routeOf(route);
    if (!route.startsWith('GET'))
      return !send && !unrecorded && 'a call or the reason why it records nothing';
    return !role && route.includes(' /account') && !isBelowDomain(route) && 'the role that it needs';
  };
  return [
    ...routes.flatMap((route) => {
      const missing = missingIn(route);
      return missing ? [`${route}: add it to ${file(route)}, with ${missing}`] : [];
    }),
    ...[...described.keys()]
      .filter((route) => !routes.includes(route))
      .map((route) => `${route}: remove it from ${file(route)}, because it does not exist`),
  ];
}

/** The path of a route, with the IDs of existing objects. */
export const pathOf = (route: string, ids: Record<string, string>, missing = '1a') =>
  route
    .replace(/^\w+ /, '')
    .replace(/:file\{activity.*\}/, 'activity.csv')
    .replace(/:(\w+)/g, (_, name: string) => ids[name] ?? missing)
    .replace('/*', '/nothing');

/** Whether the role suffices for a route, by a request without a form’s token, which changes nothing. */
export async function outcomeOf(visit: Visit, route: string, ids: Record<string, string>) {
  const method = route.split(' ')[0]!;
  const answer = await visit.send(method, pathOf(route, ids), {
    ...(method === 'POST' && {
      body: 'token=none',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }),
  });
  if (/^\/(account|operator)\/login/.test(redirectTarget(answer) ?? '')) return 'signed out';
  if (answer.status === 403 && answer.text.includes('Your role does not allow this')) return 'refused';
  return answer.status === 403 && answer.text.includes('Only available to the client') ? 'own' : 'allowed';
}
