import {
  FIGURE_NAMES,
  FIGURES,
  type FigureName,
  type FigureRow,
} from '@mentor-connect/contract/admin/figures'

/** The figures as a CSV file. It begins with a byte order mark, which spreadsheets need to read Hindi. */
export function csvOf(rows: FigureRow[], headings: string[]): string {
  const lines = rows.map((row) => [row.from, ...FIGURE_NAMES.map((name) => row[name] ?? '')].join(','))
  return `\uFEFF${[headings.map((text) => `"${text.replaceAll('"', '""')}"`).join(','), ...lines].join('\r\n')}\r\n`
}

/** The values that the description of a plot names. */
export interface PlotSummary {
  /** Sum over all periods; undefined if the values may not be added up. */
  total?: number
  /** The period with the highest value; for shares, the latest period with a known value. */
  shown: { from: string; value: number }
}

/** The summary of a figure; undefined if no value is known. */
export function summaryOf(name: FigureName, rows: FigureRow[]): PlotSummary | undefined {
  const known = rows.flatMap((row) => {
    const value = row[name]
    return value === null ? [] : [{ from: row.from, value }]
  })
  const latest = known.at(-1)
  if (!latest) return undefined
  if (FIGURES[name] === 'share') return { shown: latest }
  const peak = known.reduce((most, one) => (one.value > most.value ? one : most))
  if (FIGURES[name] !== 'count') return { shown: peak }
  return { total: known.reduce((sum, { value }) => sum + value, 0), shown: peak }
}
