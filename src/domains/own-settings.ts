import { sql, type SQL } from 'drizzle-orm';

/** Settings with the cookie that an own host needs, if they have one. */
export const withOwnHostCookie = (settings: SQL) =>
  sql`iif(${settings} ->> '$.ownHostPath' <> '', json_set(${settings}, '$.consentStorage', 'cookie'), ${settings})`;

/** Settings, of which those with these names are taken from other ones: a missing setting has its default there as well. */
export const withOwn = (settings: SQL, names: string[], others: SQL) =>
  sql`json_patch(${settings}, json_object(${sql.join(
    names.map((name) => sql`${sql.raw(`'${name}'`)}, ${others} -> ${sql.raw(`'$.${name}'`)}`),
    sql`, `,
  )}))`;
