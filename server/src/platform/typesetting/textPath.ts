import { create, type Font } from 'fontkit'
import type { Face, Style } from './fonts'
import { splitRuns } from './runs'

const opened = new Map<string, Font>()

function fontOf(face: Face): Font {
  const known = opened.get(face.name)
  if (known) return known
  const font = create(face.data()) as Font
  opened.set(face.name, font)
  return font
}

export interface DrawnText {
  width: number
  /** Elements of an SVG, from the left end of the baseline. */
  svg: string
}

/** A line of mixed script as outlines, so that the server needs no fonts. */
export function drawText(text: string, style: Style, size: number): DrawnText {
  let width = 0
  let svg = ''
  for (const { face, text: part } of splitRuns(text, style)) {
    const font = fontOf(face)
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(part)
    glyphs.forEach((glyph, index) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {}
      const [x, y] = [width + xOffset * scale, -yOffset * scale]
      const outline = glyph.path.toSVG()
      if (outline)
        svg += `<path transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})" d="${outline}"/>`
      width += xAdvance * scale
    })
  }
  return { width, svg }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
