import { headingAnchor } from '../lib/html/heading-anchor.ts';

const GUIDE = /(docs\/[\w/-]+\.md(?:, [“„][^”“]+[”“])?)/;

/** A text in which the file of a guide, and the section of it that follows in quotation marks, is a link to its page. */
export const LinkedText = ({ text }: { text: string }) => (
  <>{text.split(GUIDE).map((part, i) => (i % 2 === 0 ? part : <a href={guideAddress(part)}>{part}</a>))}</>
);

function guideAddress(name: string) {
  const [file = '', section] = name.split(', ');
  const page = `/${file.replace(/(\/README)?\.md$/, '')}`;
  return section ? `${page}#${headingAnchor(section)}` : page;
}
