/** The `Content-Disposition` that makes browsers save a response as a file of this name. */
export const attachment = (name: string) => `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`;

/** The headers of such a response. */
export const fileHeaders = (name: string, type: string) => ({
  'Content-Type': type,
  'Content-Disposition': attachment(name),
});
