/** What people experienced so far. */
export interface Counts {
  /** Successful requests to the site and to the API. */
  reads: number
  writes: number
  /** Acknowledged chat messages. */
  messages: number
  /** What went wrong with requests, once for each: `503 of the API`, `no response of the site`. */
  failed: Record<string, number>
  /** How chat connections ended: close code → number. */
  closes: Record<string, number>
}

/** What happened between two counts. */
export function countsBetween(before: Counts, after: Counts): Counts {
  return {
    reads: after.reads - before.reads,
    writes: after.writes - before.writes,
    messages: after.messages - before.messages,
    failed: difference(before.failed, after.failed),
    closes: difference(before.closes, after.closes),
  }
}

export const sumOf = (counted: Record<string, number>) =>
  Object.values(counted).reduce((sum, count) => sum + count, 0)

function difference(before: Record<string, number>, after: Record<string, number>) {
  const entries = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const)
  return Object.fromEntries(entries.filter(([, count]) => count > 0))
}
