interface Options {
  /** Index of the first column with numbers, which are aligned to the right, as all after it. */
  numbersFrom?: number
}

/** A table in Markdown. */
export function table(head: string[], rows: string[][], { numbersFrom = head.length }: Options = {}): string {
  const line = (columns: string[]) => `| ${columns.join(' | ')} |`
  const alignment = head.map((_, index) => (index < numbersFrom ? '---' : '--:'))
  return `${[line(head), line(alignment), ...rows.map(line)].join('\n')}\n`
}
