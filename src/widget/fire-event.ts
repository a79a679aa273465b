/** Fires an event that plug-ins listen for on `window`. */
export const fireEvent = (name: string, detail?: unknown) =>
  dispatchEvent(new CustomEvent(`ccm19${name}`, { detail }));
