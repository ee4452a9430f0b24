const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * Length of a slice in UTF-16 code units. Intl.Segmenter copies its whole input for every cluster, so a text is
 * segmented in slices.
 */
const SLICE = 128

/** Yields the grapheme clusters of a text: characters as a person counts them, also in Devanagari. */
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
    // The last cluster of a slice may continue in the next slice, so it is segmented again there.
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

/** Returns the length of a text in grapheme clusters. */
export function graphemeCount(text: string): number {
  let count = 0
  for (const _ of graphemesOf(text)) count += 1
  return count
}

/** Matches texts in which each code unit is one grapheme cluster. */
const PRINTABLE_ASCII = /^[\x20-\x7e]*$/

/** Returns true if a text has more than `limit` grapheme clusters. Stops counting at the limit. */
export function hasMoreGraphemes(text: string, limit: number): boolean {
  // A text never has more clusters than code units, so a short text needs no counting.
  if (text.length <= limit) return false
  if (PRINTABLE_ASCII.test(text)) return true
  let count = 0
  for (const _ of graphemesOf(text)) if (++count > limit) return true
  return false
}

/** Returns the first `limit` grapheme clusters of a text. */
export function firstGraphemes(text: string, limit: number): string {
  if (text.length <= limit) return text
  let [count, length] = [0, 0]
  for (const cluster of graphemesOf(text)) {
    if (++count > limit) break
    length += cluster.length
  }
  return text.slice(0, length)
}

/** Shortens a text to `limit` grapheme clusters and appends '...'. A text that is not longer is returned unchanged. */
export function truncate(text: string, limit: number): string {
  const start = firstGraphemes(text, limit)
  return start === text ? text : start + '...'
}
