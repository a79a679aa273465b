/** The `Content-Disposition` that makes browsers save a response as a file of this name. */
export const attachment = (name: string) => `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`;
