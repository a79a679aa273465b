/** The list, or undefined if it is empty, so that JSON leaves it out. */
export const unlessEmpty = <T>(list: T[]) => (list.length > 0 ? list : undefined);
