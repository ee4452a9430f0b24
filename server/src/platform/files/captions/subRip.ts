const NUMBER = /^\s*\d+\s*$/
const TIMES = /^\s*\d{1,4}:\d{1,2}:\d{2}[.,]\d{1,3}\s*-->/
/** `{\an8}`: where programs show an entry. */
const PLACE = /\{\\[^{}]*\}/g
/** Tags that WebVTT does not have. */
const OTHER_TAG = /<\/?(?:font|s)(?:\s[^<>]*)?>/gi
const TAG = /[<{](\/?)([biu])[>}]/gi

/** Whether these are lines of a SubRip file (.srt): a number, and the times of the first entry below it. */
export function isSubRip(lines: string[]): boolean {
  const [first = '', second = ''] = lines.filter((line) => line.trim() !== '')
  return TIMES.test(first) || (NUMBER.test(first) && TIMES.test(second))
}

/** A line of a SubRip file as WebVTT has it; times with a comma are read as they are. */
export const fromSubRip = (line: string): string =>
  line
    .replace(PLACE, '')
    .replace(OTHER_TAG, '')
    .replace(TAG, (_, slash: string, name: string) => `<${slash}${name.toLowerCase()}>`)
