import { expect, test } from 'vitest';
import { createdEntry, type ListedTable } from '../../../src/db/activity/row-entries.ts';
import * as schema from '../../../src/db/schema.ts';
import { domainFields } from '../../../src/definitions/domain-fields.ts';
import { embeddingFields } from '../../../src/definitions/embedding-fields.ts';
import { localeFields } from '../../../src/definitions/locale-fields.ts';
import { themeFields } from '../../../src/definitions/theme-fields.ts';

const columns = (table: ListedTable, settings: object = {}) =>
  Object.keys(createdEntry(table, {}).after!)
    .filter((name) => !Object.hasOwn(settings, name))
    .sort()
    .join(' ');

// Clients see the changes of a new column, unless HIDDEN in src/db/activity/row-entries.ts names it.
test('the activity list has all settings and, of the other columns, only these', () => {
  const { clients, domains, embeddings, locales, placeholders, themes, users } = schema;
  expect({
    clients: columns(clients),
    users: columns(users),
    domains: columns(domains, domainFields),
    embeddings: columns(embeddings, embeddingFields),
    locales: columns(locales, localeFields),
    placeholders: columns(placeholders),
    themes: columns(themes, themeFields),
  }).toEqual({
    clients:
      'active autoCreateDomains company domainMaxCount features firstName lastName username whitelabelMaxCount widgetDisplayMaxCount',
    users: 'checkpointEmails emailAddress limited name passwordHash role',
    domains: 'enteredName',
    embeddings: 'name',
    locales: 'name',
    placeholders: 'name value',
    themes: 'name',
  });
});
