import { contrast, MIN_CONTRAST, readableOn } from '../../lib/color-contrast.ts';
import { readFields, type Values } from '../../pages/forms/resource-values.ts';
import { chosenPreset } from '../../resources/theme-colors.ts';
import { themeSchema } from '../../resources/theme.ts';

export const lookFields = ['widgetPosition', 'primaryButtonBackgroundColor'] as const;

/** Reads the theme fields of the setup: the entered values, whether they are valid, and what they change of the theme. */
export function readLookForm(form: URLSearchParams, stored: Values) {
  const values = readFields(themeSchema, lookFields, form);
  const checked = themeSchema.safeParse({ name: 'Default', ...values });
  const color = String(values['primaryButtonBackgroundColor']);
  const colors =
    chosenPreset(form, stored) ??
    (color !== stored['primaryButtonBackgroundColor'] &&
      checked.success &&
      buttonColors(color, String(stored['windowBackgroundColor'])));
  const changed = { widgetPosition: checked.data?.widgetPosition, ...colors };
  return { values, valid: checked.success, changed };
}

/** The colors that follow from the button color: “Reject” gets the same as “Accept”. */
function buttonColors(color: string, window: string) {
  const buttons = ['primaryButton', 'declineButton', 'iframeBlockerButton'].flatMap((button) => [
    [`${button}BackgroundColor`, color],
    [`${button}ForegroundColor`, readableOn(color)],
    [`${button}BorderColor`, color],
  ]);
  const { iframeBlockerButtonBorderColor: _none, ...colors } = Object.fromEntries(buttons) as Record<
    string,
    string
  >;
  return { ...colors, ...(contrast(color, window) >= MIN_CONTRAST && { windowLinkColor: color }) };
}
