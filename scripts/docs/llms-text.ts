import { join, normalize } from 'node:path';
import { addressOf, fileAddress } from './pages.ts';

const ABOUT =
  'Open consent management at the edge: banner, blocking before consent, a verifiable consent log, and APIs. Each instance serves its own copy of this documentation.';

/** `/llms.txt` (https://llmstxt.org): the documentation by reader, as docs/README.md has it, with addresses of this instance. */
export function llmsText(readme: string) {
  const sections = readme.slice(readme.indexOf('\n## ') + 1).trim();
  const linked = sections.replace(/\]\(([^)\s]+)\)/g, (_, link: string) => `](${served(link)})`);
  return `# Placet\n\n> ${ABOUT}\n\n${linked}\n\n## API\n\n- [OpenAPI 3.1 document](/openapi.json): every operation with examples\n- [API reference](/docs/api)\n`;
}

/** The address of a file that docs/README.md links to. */
function served(link: string) {
  const [path = '', fragment] = link.split('#');
  if (/^https?:/.test(link)) return link;
  const file = normalize(join('docs', path));
  const address = file.endsWith('.md') ? addressOf(file) : fileAddress(file);
  return fragment ? `${address}#${fragment}` : address;
}
