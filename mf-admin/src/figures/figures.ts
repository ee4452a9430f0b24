import type { FigureRow } from '@mentor-connect/contract/admin/figures'

/** The figures in the order in which they are shown. */
export const FIGURES = [
  'learners',
  'mentors',
  'courses',
  'certificates',
  'decisions',
  'decisionHours',
] as const satisfies (keyof FigureRow)[]

/** A table for spreadsheets, which need the mark at its beginning to read Hindi. */
export function csvOf(rows: FigureRow[], headings: string[]): string {
  const lines = rows.map((row) => [row.from, ...FIGURES.map((name) => row[name] ?? '')].join(','))
  return `\uFEFF${[headings.map((text) => `"${text.replaceAll('"', '""')}"`).join(','), ...lines].join('\r\n')}\r\n`
}
