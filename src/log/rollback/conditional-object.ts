import { rootMessage } from '../../lib/root-message.ts';

/** R2’s code for more than one write a second under one name. */
const TOO_MANY_WRITES = '10058';
/** Milliseconds after which a conflict is resolved: R2 allows one write a second under one name. */
export const CONFLICT_PAUSE = 1000;
/** Number of attempts to change an object. */
export const CONFLICT_TRIES = 5;

/** The text of an object, undefined without one, and the condition that nobody has changed it since. */
export async function readObject(bucket: R2Bucket, name: string) {
  const object = await bucket.get(name);
  const onlyIf = object ? { etagMatches: object.etag } : new Headers({ 'If-None-Match': '*' });
  return { name, text: await object?.text(), etag: object?.etag, onlyIf };
}
export type ReadObject = Awaited<ReturnType<typeof readObject>>;

/** Whether nobody has changed an object since it was read. */
export const isObjectUnchanged = async (bucket: R2Bucket, { name, etag }: ReadObject) =>
  (await bucket.head(name))?.etag === etag;

/** Writes an object that nobody has changed since it was read; false after a conflict. */
export async function writeObject(bucket: R2Bucket, { name, onlyIf }: ReadObject, text: string) {
  try {
    return (await bucket.put(name, text, { onlyIf })) !== null;
  } catch (error) {
    if (rootMessage(error).includes(TOO_MANY_WRITES)) return false;
    throw error;
  }
}
