/**
 * Returns the value below which this share of the values lies, or NaN if there are no values. The values may
 * be in any order.
 */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
}

export const median = (values: number[]) => quantile(values, 0.5)

/**
 * Measures candidates in turn, so that other load on the machine affects all of them equally. Returns the
 * results in the order of the candidates.
 */
export async function inRounds<Candidate, Value>(
  rounds: number,
  candidates: readonly Candidate[],
  measure: (candidate: Candidate) => Promise<Value>,
): Promise<Value[][]> {
  const values = candidates.map((): Value[] => [])
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`  round ${round} of ${rounds}…`)
    for (const [index, candidate] of candidates.entries()) values[index]!.push(await measure(candidate))
  }
  return values
}
