/** What a browser says it is, in the words that people know it by. */
export interface BrowserName {
  browser: string | null
  system: string | null
}

/** In this order: most of them also claim to be one that stands further below. */
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

/** The most of a header that is looked at. */
const HEADER_MAX = 512

/** Names only, no versions: enough to recognise one's own devices, and too little to recognise a person by. */
export function browserNameOf(userAgent: string | undefined): BrowserName {
  const header = (userAgent ?? '').slice(0, HEADER_MAX)
  return { browser: firstOf(BROWSERS, header), system: firstOf(SYSTEMS, header) }
}

function firstOf(names: [RegExp, string][], header: string) {
  return names.find(([pattern]) => pattern.test(header))?.[1] ?? null
}
