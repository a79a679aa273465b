/** The JavaScript MIME types. https://mimesniff.spec.whatwg.org/#javascript-mime-type */
const JAVASCRIPT =
  /^((text|application)\/(x-)?(java|ecma)script|text\/(javascript1\.[0-5]|jscript|livescript))$/;

/** What browsers do with a script of this `type`: run it as a classic script or a module, or nothing. */
export function kindOfScript(type: string) {
  const name = type.trim().toLowerCase();
  return name === 'module' ? 'module' : !name || JAVASCRIPT.test(name) ? 'classic' : undefined;
}
