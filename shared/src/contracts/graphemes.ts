const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Length in grapheme clusters: what a person counts as characters, also in Devanagari. */
export function graphemeCount(text: string): number {
  return [...segmenter.segment(text)].length
}

/** The first `limit` characters. */
export function firstGraphemes(text: string, limit: number): string {
  // No character is longer than its text: what is short enough needs no counting.
  if (text.length <= limit) return text
  return [...segmenter.segment(text)]
    .slice(0, limit)
    .map((cluster) => cluster.segment)
    .join('')
}

/** The first `limit` characters and '...', or the whole text when it is not longer. */
export function truncate(text: string, limit: number): string {
  const start = firstGraphemes(text, limit)
  return start === text ? text : start + '...'
}
