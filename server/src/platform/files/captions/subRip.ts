const NUMBER = /^\s*\d+\s*$/
const TIMES = /^\s*\d{1,4}:\d{1,2}:\d{2}[.,]\d{1,3}\s*-->/
/** Matches the position of an entry, such as `{\an8}`. */
const PLACE = /\{\\[^{}]*\}/g
/** Tags that WebVTT does not have. */
const OTHER_TAG = /<\/?(?:font|s)(?:\s[^<>]*)?>/gi
const TAG = /[<{](\/?)([biu])[>}]/gi

/**
 * Returns true for the lines of a SubRip file (.srt), which begins with a number and, below it, the times of the first
 * entry.
 */
export function isSubRip(lines: string[]): boolean {
  const [first = '', second = ''] = lines.filter((line) => line.trim() !== '')
  return TIMES.test(first) || (NUMBER.test(first) && TIMES.test(second))
}

/** Converts a line of SubRip to WebVTT. Times keep their comma, which the parser accepts. */
export const fromSubRip = (line: string): string =>
  line
    .replace(PLACE, '')
    .replace(OTHER_TAG, '')
    .replace(TAG, (_, slash: string, name: string) => `<${slash}${name.toLowerCase()}>`)
