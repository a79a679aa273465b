/** WebDriver’s characters for keys that write none. */
const codes: Record<string, string> = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  PageDown: '\uE00F',
  PageUp: '\uE00E',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004',
};

const key = (name: string) => codes[name] ?? name;
export const keyDown = (name: string) => ({ type: 'keyDown', value: key(name) });
export const keyUp = (name: string) => ({ type: 'keyUp', value: key(name) });

/** The actions that press keys such as `Shift+Tab`. */
export function pressKeys(names: string) {
  const all = names.split('+');
  return [...all.map(keyDown), ...all.toReversed().map(keyUp)];
}
