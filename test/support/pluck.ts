/** One property of each item of a list. */
export const pluck = <T = string>(list: Record<string, unknown>[], name: string) =>
  list.map((item) => item[name] as T);
