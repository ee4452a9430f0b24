import type { Style } from './fonts'
import { splitRuns, visualOrder } from './runs'
import { outlineOf, shapeRun, unitsPerEm } from './shaping'

export interface DrawnText {
  width: number
  /** SVG elements; the origin is the left end of the baseline. */
  svg: string
}

/**
 * Draws a line of text in any scripts as outlines, so that programs that render the SVG do not need the
 * fonts.
 */
export function drawText(text: string, style: Style, size: number): DrawnText {
  let width = 0
  let svg = ''
  for (const run of visualOrder(splitRuns(text, style))) {
    const scale = (size * run.face.scale) / unitsPerEm(run.face)
    for (const { id, position } of shapeRun(run)) {
      const [x, y] = [width + position.xOffset * scale, -position.yOffset * scale]
      const outline = outlineOf(run.face, id)
      if (outline)
        svg += `<path transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})" d="${outline}"/>`
      width += position.xAdvance * scale
    }
  }
  return { width, svg }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
