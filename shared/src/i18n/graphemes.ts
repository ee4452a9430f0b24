const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Length in grapheme clusters: what a person counts as characters, also in Devanagari. */
export function graphemeCount(text: string): number {
  return [...segmenter.segment(text)].length
}

/** The first `limit` characters and '...', or the whole text when it is not longer. */
export function truncate(text: string, limit: number): string {
  const clusters = [...segmenter.segment(text)]
  if (clusters.length <= limit) return text
  return (
    clusters
      .slice(0, limit)
      .map((cluster) => cluster.segment)
      .join('') + '...'
  )
}
