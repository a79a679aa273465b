// npm run audit -- https://www.example
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '../../../scripts/lib/fail.ts';
import { readArguments } from '../../../scripts/lib/read-arguments.ts';
import { bold, dim, green, progress, red } from '../../../scripts/lib/terminal.ts';
import { printable } from '../../../src/lib/text/printable.ts';
import { audit, type Audit } from './audit.ts';
import { AuditError } from './audit-error.ts';
import { browsers, type BrowserName } from './browser/start-browser.ts';
import { groups, type Group } from './judge/groups.ts';
import { limitsFor } from './limits.ts';
import { groupState } from './report/group-state.ts';
import { htmlReport } from './report/html-report.ts';
import { jsonReport } from './report/json-report.ts';
import { texts, type Language, type Texts } from './report/texts.ts';

const USAGE = `npm run audit -- https://www.example
  [--accept <selector> --reject <selector>]  buttons of the banner, for websites without Placet
  [--declaration <url>]                      page that lists the services and cookies, likewise
  [--after-accept]                           also list accepted services that did not load, and what stopped them
  [--pages <n>]                              further pages that it links to (default 5, at most 50)
  [--own <domain>]                           further domain of the website; can be repeated
  [--fail-on ${groups.join(',')}]
                                             exit status 1 if there are issues of these groups, or they could not be checked completely
  [--language en|de]                         language of the report and of the browser
  [--out <folder>]                           where the report is written (default: the current folder)
  [--browser ${Object.keys(browsers).join('|')}]               default: chromium
  [--path <program>]                         the browser’s program; by default found on PATH
  [--allow-private]                          audit a website in your own network
  [--no-sandbox]                             start Chromium without its sandbox: only in a container that contains nothing else
The environment variable AUDIT_LOGIN has name:password for a website that asks for them.`;

const { values, positionals } = readArguments(
  {
    options: {
      accept: { type: 'string' },
      reject: { type: 'string' },
      declaration: { type: 'string' },
      'after-accept': { type: 'boolean', default: false },
      pages: { type: 'string', default: '5' },
      own: { type: 'string', multiple: true, default: [] },
      'fail-on': { type: 'string', default: '' },
      language: { type: 'string', default: 'en' },
      out: { type: 'string', default: '.' },
      browser: { type: 'string', default: 'chromium' },
      path: { type: 'string' },
      'allow-private': { type: 'boolean', default: false },
      'no-sandbox': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  },
  USAGE,
);
const [address, ...more] = positionals;
if (!address || more.length > 0) fail(USAGE);
const language = values.language as Language;
if (!Object.hasOwn(texts, language)) fail('--language is en or de.');
const browser = values.browser as BrowserName;
if (!Object.hasOwn(browsers, browser)) fail(`--browser is ${Object.keys(browsers).join(' or ')}.`);
const pages = Number(values.pages);
if (!Number.isInteger(pages) || pages < 0 || pages > 50) fail('--pages is a number from 0 to 50.');
const failOn = values['fail-on'].split(',').filter(Boolean) as Group[];
const wrong = failOn.find((group) => !groups.includes(group));
if (wrong) fail(`--fail-on does not know "${wrong}"; it takes ${groups.join(', ')}.`);

const [username = '', ...password] = (process.env.AUDIT_LOGIN ?? '').split(':');
if (username && password.length === 0) fail('AUDIT_LOGIN is name:password.');

const t = texts[language];
const result = await audit(address, {
  ...limitsFor(pages),
  accept: values.accept,
  reject: values.reject,
  declaration: values.declaration,
  afterAccept: values['after-accept'],
  pages,
  own: values.own,
  login: username ? { username, password: password.join(':') } : undefined,
  locale: t.locale,
  browser,
  path: values.path,
  sandbox: !values['no-sandbox'],
  allowPrivate: values['allow-private'],
  onVisit: (mode) => progress(`${t.progress[mode]} …`),
}).catch((error: Error) => {
  if (!(error instanceof AuditError)) throw error;
  progress('', true);
  console.error(red(printable(error.message)));
  process.exit(2);
});
progress(bold(t.title(result.site.host)), true);

mkdirSync(values.out, { recursive: true });
const name = join(
  values.out,
  `audit-${result.site.host.replace(/[^\w.-]/g, '_')}-${result.began.toISOString().slice(0, 10)}`,
);
writeFileSync(`${name}.html`, await htmlReport(result, language));
writeFileSync(`${name}.json`, jsonReport(result));

const isCutShort = (group: Group) => result.cutShort.some((cut) => cut === group);
for (const group of groups) {
  const { kind, text } = groupState(group, result, t);
  const mark = { issues: red('✗'), unchecked: dim('–'), none: green('✓') }[kind];
  console.log(`${mark} ${t.group[group].title}: ${text}`);
  for (const issue of result.issues.filter((issue) => issue.group === group))
    console.log(
      dim(
        `    ${issue.kind === 'service' ? printable(issue.subject) : t.bannerIssue[issue.kind](printable(issue.subject))}`,
      ),
    );
}
for (const line of notLoadedLines(result, t)) console.log(line);
console.log(`${name}.html\n${name}.json`);

/** The accepted services that did not load, if the audit was asked for them. */
function notLoadedLines({ afterAccept }: Audit, t: Texts) {
  if (!afterAccept) return [];
  const { notLoaded } = afterAccept;
  if (!notLoaded) return [`${dim('–')} ${t.notLoaded}: ${t.notLoadedUnchecked}`];
  return [
    `${notLoaded.length > 0 ? red('✗') : green('✓')} ${t.notLoaded}: ${notLoaded.length > 0 ? notLoaded.length : t.allLoaded}`,
    ...notLoaded.map(({ name, by }) => dim(`    ${printable(name)}: ${t.by[by]}`)),
  ];
}

const failed = failOn.some(
  (group) =>
    result.unchecked.includes(group) ||
    isCutShort(group) ||
    result.issues.some((issue) => issue.group === group),
);
process.exit(failed ? 1 : 0);
