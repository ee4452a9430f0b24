/** Common names of the browser and the system that a user agent names. */
export interface BrowserName {
  browser: string | null
  system: string | null
}

/** Patterns in order of precedence: most user agents also contain the names of browsers further down the list. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(UCBrowser|UCWEB)/, 'UC Browser'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bKAIOS\b/, 'KaiOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** Number of characters of the header that are parsed. */
const HEADER_MAX = 512

/**
 * Returns names without versions: enough to recognise one's own devices, but too little for fingerprinting.
 */
export function browserNameOf(userAgent: string | undefined): BrowserName {
  const header = (userAgent ?? '').slice(0, HEADER_MAX)
  return { browser: firstOf(BROWSERS, header), system: firstOf(SYSTEMS, header) }
}

function firstOf(names: [RegExp, string][], header: string) {
  return names.find(([pattern]) => pattern.test(header))?.[1] ?? null
}
