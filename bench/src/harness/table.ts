interface Options {
  /** Index of the first column with numbers. This column and all after it are aligned to the right. */
  numbersFrom?: number
}

/** A table in Markdown. */
export function table(head: string[], rows: string[][], { numbersFrom = head.length }: Options = {}): string {
  const line = (columns: string[]) => `| ${columns.join(' | ')} |`
  const alignment = head.map((_, index) => (index < numbersFrom ? '---' : '--:'))
  return [line(head), line(alignment), ...rows.map(line)].join('\n')
}

interface Limits {
  /** Maximum of the measured value. */
  atMost?: number
  /** Minimum of the measured value. */
  atLeast?: number
  /** Number of decimal places; default: 0. */
  digits?: number
}

/** A measured value as text; in bold if it misses its goal. */
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

/** A table of the goals and the measured values. A value that misses its goal is in bold. */
export function goalTable(goals: Goal[]): string {
  const rows = goals.map(({ what, measured, ...limits }) => [
    what,
    limits.atMost === undefined ? `≥ ${limits.atLeast}` : `≤ ${limits.atMost}`,
    judged(measured, limits),
  ])
  return table(['goal', 'limit', 'measured'], rows)
}
