/** The value that a field has, or had when the server sent the page. */
export const valueOf = (field) => (isBox(field) ? field.checked : field.value);
export function sentValueOf(field) {
  if (isBox(field)) return field.defaultChecked;
  if (field.options) {
    const chosen = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
    return chosen?.value ?? '';
  }
  // Browsers write colors in lower case.
  return field.type === 'color' ? field.defaultValue.toLowerCase() : field.defaultValue;
}
export const isBox = ({ type }) => type === 'checkbox' || type === 'radio';

/** Whether a field differs from what the server sent. */
export function differs(field) {
  if (field.type === 'hidden' || field.closest('.preview')) return false;
  if (field.type === 'file') return field.files.length > 0;
  const sent = sentValueOf(field);
  return sent !== undefined && valueOf(field) !== sent;
}
