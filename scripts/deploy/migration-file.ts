/** Wrangler's own table of applied migrations, as `wrangler d1 migrations` creates it. */
export const CREATE_TABLE =
  'CREATE TABLE IF NOT EXISTS "d1_migrations"(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL);';

/** A migration with the note that it was applied: the import runs both or neither. */
export const migrationFile = (name: string, sql: string) =>
  `${sql.replaceAll('\r\n', '\n').trimEnd().replace(/;?$/, ';')}\nINSERT INTO "d1_migrations" (name) VALUES ('${name}');\n`;
