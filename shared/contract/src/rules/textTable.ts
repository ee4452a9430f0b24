/** Formats rows as a table with headings for a terminal. */
export function table(headings: string[], rows: string[][], whenEmpty: string): string {
  if (rows.length === 0) return whenEmpty
  const all = [headings, ...rows.map((row) => row.map(onOneLine))]
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column]!.length)))
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Replaces control characters in text that people wrote, so that they do not reach the terminal. */
const onOneLine = (cell: string) => cell.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ')

/** `2026-11-20 08:30` */
export const minute = (instant: string) => instant.slice(0, 16).replace('T', ' ')
