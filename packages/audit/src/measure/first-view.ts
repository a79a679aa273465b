import type { Page } from 'playwright-core';
import { within } from '../within.ts';

/** Milliseconds, and characters of base64, that a picture may take: a page can draw without end. */
const PICTURE_TIME = 5000;
const PICTURE_LENGTH = 4 * 1024 * 1024;

/** What the visitor sees first, as a JPEG in base64. */
export async function pictureOf(page: Page) {
  const shot = page.screenshot({ type: 'jpeg', quality: 60, animations: 'disabled', timeout: PICTURE_TIME });
  const picture = (await within(PICTURE_TIME, shot, undefined))?.toString('base64');
  return picture && picture.length < PICTURE_LENGTH ? picture : undefined;
}
