const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML, also within an attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!);
