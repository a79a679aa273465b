// A named element of the page hides the document's property of that name, a field its form's, and an ID what the browser's
// window lacks (DOM clobbering). Comments and posts can contain such elements.

const handler: ProxyHandler<object> = {
  get(node, name) {
    const value: unknown = Reflect.get(Object.getPrototypeOf(node), name, node);
    return typeof value === 'function' ? (value.bind(node) as unknown) : value;
  },
  set: (node, name, value) => Reflect.set(Object.getPrototypeOf(node), name, value, node),
};

/** The page’s document, as the browser made it; no node itself. */
export const pageDocument = new Proxy<Document>(document, handler) as Omit<Document, 'nodeType'>;

/** A node to read from, as the browser made it. */
export const unclobbered = <T>(node: T): T =>
  node === document || node instanceof HTMLFormElement ? (new Proxy(node as object, handler) as T) : node;

/** A property of the window that some browsers lack. */
export const windowProperty = <K extends keyof Window>(name: K) =>
  Object.getOwnPropertyDescriptor(window, name) && (window as Partial<Window>)[name];
