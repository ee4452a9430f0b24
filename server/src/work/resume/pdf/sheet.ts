import type { Place } from './tree'

/** A4 in points, with its margins. */
export const SHEET = { width: 595.28, height: 841.89, side: 54, top: 52, bottom: 54 } as const

const LEFT = SHEET.side
const RIGHT = SHEET.width - SHEET.side
/** Left end of the main column, which is to the right of the headings. */
const MAIN = LEFT + 98

/** Left and right end of each column. */
export const COLUMNS: Record<Place, readonly [left: number, right: number]> = {
  full: [LEFT, RIGHT],
  aside: [LEFT, MAIN - 8],
  main: [MAIN, RIGHT],
  bulleted: [MAIN + 12, RIGHT],
}

/** Space between texts on one line. */
export const GUTTER = 18

/** Height of the content of a page. */
export const CONTENT_HEIGHT = SHEET.height - SHEET.top - SHEET.bottom
