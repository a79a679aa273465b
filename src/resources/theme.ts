import * as z from 'zod/mini';
import { rows } from '../db/rows.ts';
import { colorNames, themes, widgetButtons } from '../db/schema.ts';
import { fieldsOf, readOnly, text } from './fields.ts';

/** In bytes. In base64 they are a third more: a body of at most `MAX_BODY` has room for both images and long rules. */
export const MAX_LOGO = 512 * 1024;
export const MAX_ICON = 64 * 1024;

/** Base64 of a PNG or JPEG, known by its first bytes. */
const image = (bytes: number) =>
  z.nullish(
    z
      .base64()
      .check(
        z.maxLength(Math.ceil(bytes / 3) * 4, `Must not be larger than ${bytes / 1024} KiB`),
        z.regex(/^(iVBORw0KGgo|\/9j\/)/, 'Must be a PNG or JPEG image'),
      ),
  );

const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Must be a colour such as "#1a2b3c"'));

export const themeSchema = z.strictObject({
  ...fieldsOf(themes, [
    'default',
    'widgetBlocking',
    'widgetCloseButton',
    'widgetPosition',
    'widgetSwitchType',
    'showPurposesInMainWindow',
    'settingsAcceptAllButton',
    'settingsCheckAndUncheckAllButtons',
    'settingsFooter',
    'complyWithDoNotTrack',
    'enableOnlyInEu',
    'manipulationPrevention',
    'logoEnabled',
    'settingsIconEnabled',
    'settingsIconTarget',
    'whitelabel',
    'customCss',
    'customCssForIframeBlocker',
  ]),
  ...Object.fromEntries(colorNames.map((name) => [name, z.optional(color)])),
  id: readOnly,
  name: text().check(z.minLength(1)),
  widgetButtons: z.optional(z.array(z.enum(widgetButtons))),
  logoImage: image(MAX_LOGO),
  settingsIconImage: image(MAX_ICON),
});

export const themeRows = rows(themes, themes.id);
