const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** UTF-16 units. Each step of the segmenter copies all of the text that it was given: so it is given little at a time. */
const SLICE = 128

/** The characters of a text as a person counts them, also in Devanagari. */
export function* graphemesOf(text: string): Generator<string> {
  for (let start = 0, size = SLICE; start < text.length;) {
    const end = start + size - (isHighSurrogate(text.charCodeAt(start + size - 1)) ? 1 : 0)
    const isLast = end >= text.length
    let before: string | undefined
    for (const { segment } of segmenter.segment(text.slice(start, end))) {
      if (before !== undefined) {
        yield before
        start += before.length
      }
      before = segment
    }
    // The last one of a slice may go on behind it: it is cut again, as the first of the next slice.
    if (isLast && before !== undefined) {
      yield before
      return
    }
    size = before !== undefined && before.length >= size - 1 ? size * 2 : SLICE
  }
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00
}

/** Length in grapheme clusters. */
export function graphemeCount(text: string): number {
  let count = 0
  for (const _ of graphemesOf(text)) count += 1
  return count
}

/** Of these, each unit is a character. */
const PRINTABLE_ASCII = /^[\x20-\x7e]*$/

/** Whether a text has more characters than this; it reads no further than it must. */
export function hasMoreGraphemes(text: string, limit: number): boolean {
  // No text has more characters than units: what is short enough needs no counting.
  if (text.length <= limit) return false
  if (PRINTABLE_ASCII.test(text)) return true
  let count = 0
  for (const _ of graphemesOf(text)) if (++count > limit) return true
  return false
}

/** The first `limit` characters. */
export function firstGraphemes(text: string, limit: number): string {
  if (text.length <= limit) return text
  let [count, length] = [0, 0]
  for (const cluster of graphemesOf(text)) {
    if (++count > limit) break
    length += cluster.length
  }
  return text.slice(0, length)
}

/** The first `limit` characters and '...', or the whole text when it is not longer. */
export function truncate(text: string, limit: number): string {
  const start = firstGraphemes(text, limit)
  return start === text ? text : start + '...'
}
