import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// D1 splits a file into statements on the server, by rules of its own. A local run shows none of these hazards.
const COMMENT = /--.*$|\/\*[^]*?\*\//gm;
const STRING = /'(?:[^']|'')*'/g;
const TRIGGER = /CREATE TRIGGER[^]*?\bEND;/g;

/** What the remote splitter breaks in a migration, in words. */
function hazards(sql: string) {
  const code = sql.replace(COMMENT, '').replace(STRING, "''");
  const comments = sql.match(COMMENT)?.join('\n') ?? '';
  const found: Record<string, boolean> = {
    'a carriage return': sql.includes('\r'),
    'a BEGIN or END in lower case': (code.match(/\b(?:begin|end)\b/gi) ?? []).some(
      (word) => word !== word.toUpperCase(),
    ),
    'a CASE inside a trigger': code.match(TRIGGER)?.some((trigger) => /\bCASE\b/i.test(trigger)) ?? false,
    'a semicolon or quote in a comment': /[;'"`]/.test(comments),
    'a block comment': sql.includes('/*'),
    'a transaction of its own': /\b(?:BEGIN TRANSACTION|COMMIT)\b/i.test(code),
  };
  return Object.keys(found).filter((hazard) => found[hazard]);
}

const migrations = readdirSync('drizzle').filter((name) => name.endsWith('.sql'));

test.each(migrations)('%s contains nothing that the remote splitter of D1 breaks', (name) => {
  expect(hazards(readFileSync(`drizzle/${name}`, 'utf8'))).toEqual([]);
});

const trigger = (body: string, begin = 'BEGIN', end = 'END') =>
  `CREATE TRIGGER t AFTER INSERT ON a\n${begin}\n  ${body}\n${end};\n`;
const broken = {
  'a BEGIN or END in lower case': [trigger('SELECT 1;', 'begin'), trigger('SELECT 1;', 'BEGIN', 'end')],
  'a CASE inside a trigger': [trigger('SELECT CASE WHEN NEW.a THEN 1 END;')],
  'a semicolon or quote in a comment': ['-- one; two\nSELECT 1;', "-- a client's\nSELECT 1;"],
  'a carriage return': ['SELECT 1;\r\n'],
  'a block comment': ['/* why */ SELECT 1;'],
  'a transaction of its own': ['BEGIN TRANSACTION;\nSELECT 1;\nCOMMIT;'],
};
test.each(Object.entries(broken))('%s is found in a migration', (hazard, migrations) => {
  for (const sql of migrations) expect(hazards(sql)).toContain(hazard);
});

test('words in strings and names are no hazards', () => {
  expect(hazards(trigger("SELECT RAISE(ABORT, 'the end; of a case');"))).toEqual([]);
  expect(hazards("UPDATE blocks SET state = 'gone' WHERE ended = 1;")).toEqual([]);
});
