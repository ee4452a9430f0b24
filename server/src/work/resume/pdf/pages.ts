import type { Line } from './lines'
import { CONTENT_HEIGHT, SHEET } from './sheet'

export interface PlacedLine extends Line {
  /** Index of the page, from 0. */
  page: number
  baseline: number
}

/** Puts lines on pages. Those that stay together are never separated. */
export function paginate(lines: Line[]): PlacedLine[] {
  const placed: PlacedLine[] = []
  let page = 0
  let y = 0
  for (const part of partsOf(lines)) {
    if (y > 0 && y + heightOf(part, false) > CONTENT_HEIGHT) {
      page += 1
      y = 0
    }
    const isTop = y === 0
    placed.push(...placePart(part, { page, y, isTop }))
    y += heightOf(part, isTop)
  }
  return placed
}

/** Groups lines into parts. The lines of a part stay on one page. */
function partsOf(lines: Line[]): Line[][] {
  const parts: Line[][] = []
  let isOpen = false
  for (const line of lines) {
    if (isOpen || line.shares === 'previous') parts.at(-1)?.push(line)
    else parts.push([line])
    isOpen = line.staysWithNext
  }
  return parts
}

/**
 * @param isTop true if the part stands at the top of a page, where the space above its first line is left out
 */
const heightOf = (part: Line[], isTop: boolean) =>
  part.reduce((sum, { above, height }, index) => sum + (isTop && index === 0 ? 0 : above) + height, 0)

function placePart(part: Line[], { page, y, isTop }: { page: number; y: number; isTop: boolean }) {
  let top = y
  const baselines = part.map(({ above, height, size }, index) => {
    const begin = top + (isTop && index === 0 ? 0 : above)
    top = begin + height
    return SHEET.top + begin + (height - size) / 2 + size * 0.82
  })
  return part.map((line, index): PlacedLine => {
    const shared = line.shares === undefined ? index : ownLineFor(part, index)
    return { ...line, page, baseline: baselines[shared]! }
  })
}

/**
 * Returns the index of the line beside which the line at `index` stands. The returned line has its own
 * height.
 */
function ownLineFor(part: Line[], index: number): number {
  const isOwn = ({ shares }: Line) => shares === undefined
  return part[index]!.shares === 'next'
    ? part.findIndex((line, at) => at > index && isOwn(line))
    : part.slice(0, index).findLastIndex(isOwn)
}
