/** Whether `text` is `pattern`, in which `*` stands for anything. */
export const matches = (pattern: string, text: string) =>
  new RegExp(`^${pattern.replace(/[^\w*]/g, '\\$&').replaceAll('*', '.*')}$`, 's').test(text);

/** Whether `code` contains one of the markers. */
export const contains = (code: string, markers?: string[]) =>
  !!markers?.some((marker) => marker && code.includes(marker));
