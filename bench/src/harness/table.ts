interface Options {
  /** Index of the first column with numbers, which are aligned to the right, as all after it. */
  numbersFrom?: number
}

/** A table in Markdown. */
export function table(head: string[], rows: string[][], { numbersFrom = head.length }: Options = {}): string {
  const line = (columns: string[]) => `| ${columns.join(' | ')} |`
  const alignment = head.map((_, index) => (index < numbersFrom ? '---' : '--:'))
  return [line(head), line(alignment), ...rows.map(line)].join('\n')
}

interface Limits {
  /** The measured value may not be above it. */
  atMost?: number
  /** The measured value may not be below it. */
  atLeast?: number
  /** Default: none. */
  digits?: number
}

/** A measured value as text; bold if it misses its goal. */
export function judged(
  value: number,
  { atMost = Infinity, atLeast = -Infinity, digits = 0 }: Limits,
): string {
  const text = value.toFixed(digits)
  return value <= atMost && value >= atLeast ? text : `**${text}**`
}

export interface Goal extends Limits {
  what: string
  measured: number
}

/** The goals and the measured values, in bold where they miss. */
export function goalTable(goals: Goal[]): string {
  const rows = goals.map(({ what, measured, ...limits }) => [
    what,
    limits.atMost === undefined ? `≥ ${limits.atLeast}` : `≤ ${limits.atMost}`,
    judged(measured, limits),
  ])
  return table(['goal', 'limit', 'measured'], rows)
}
