const BROWSERS = [/Edg/, /OPR/, /SamsungBrowser/, /Firefox|FxiOS/, /Chrome|CriOS/, /Safari/];
const SYSTEMS = [/Windows/, /Android/, /iPhone|iPad/, /Mac OS/, /CrOS/, /Linux/];
const NAMES: Record<string, string> = {
  Edg: 'Edge',
  OPR: 'Opera',
  SamsungBrowser: 'Samsung Internet',
  FxiOS: 'Firefox',
  CriOS: 'Chrome',
  iPhone: 'iOS',
  iPad: 'iOS',
  'Mac OS': 'macOS',
  CrOS: 'ChromeOS',
};

/** The browser and system of a `User-Agent`, such as "Firefox, Windows"; empty for an unknown one. */
export const browserName = (agent = '') =>
  [BROWSERS, SYSTEMS]
    .map((kinds) => kinds.map((kind) => kind.exec(agent)?.[0]).find(Boolean))
    .filter((name) => name !== undefined)
    .map((name) => NAMES[name] ?? name)
    .join(', ');
