const isParameter = (segment: string) => segment.startsWith(':')

/**
 * Whether two patterns match the same addresses with the same rank, so that the router would take the first of the table.
 * Parameters match any segment; `*` at the end matches the rest. Only patterns with equally many names have one rank.
 */
export function isSameRank(one: string, other: string): boolean {
  const [a, b] = [segmentsOf(one), segmentsOf(other)]
  if (a.length !== b.length || (a.at(-1) === '*') !== (b.at(-1) === '*')) return false
  const canBothMatch = a.every((segment, index) => {
    const against = b[index]!
    return segment === against || isParameter(segment) || isParameter(against)
  })
  return canBothMatch && countParameters(a) === countParameters(b)
}

const segmentsOf = (pattern: string) => pattern.split('/').filter(Boolean)
const countParameters = (segments: string[]) => segments.filter(isParameter).length
