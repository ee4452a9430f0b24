import { create } from 'fontkit'
import { Blob, Buffer as TextBuffer, Direction, Face as HarfBuzzFace, Font, shape } from 'harfbuzzjs'
import type { Face } from './fonts'
import type { Run } from './runs'

/** A glyph and its place, in units of the font. */
export interface ShapedGlyph {
  id: number
  /** The characters that the glyph represents; empty if an earlier glyph represents them. */
  codePoints: number[]
  /** Width of the glyph without kerning. */
  advanceWidth: number
  position: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }
}

const fonts = new Map<string, Font>()

function fontOf(face: Face): Font {
  const known = fonts.get(face.name)
  if (known) return known
  const font = new Font(new HarfBuzzFace(new Blob(Uint8Array.from(face.data()))))
  fonts.set(face.name, font)
  return font
}

/** Returns the glyphs of a run from left to right. */
export function shapeRun({ face, text, direction }: Run): ShapedGlyph[] {
  const font = fontOf(face)
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(direction === 'rtl' ? Direction.RTL : Direction.LTR)
  shape(font, buffer)
  const glyphs = buffer.getGlyphInfosAndPositions()
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b)
  const seen = new Set<number>()
  return glyphs.map(({ codepoint: id, cluster, ...at }) => {
    const end = starts[starts.indexOf(cluster) + 1]
    const characters = seen.has(cluster) ? '' : text.slice(cluster, end)
    seen.add(cluster)
    return {
      id,
      codePoints: [...characters].map((character) => character.codePointAt(0) ?? 0),
      advanceWidth: font.glyphHAdvance(id),
      position: {
        xAdvance: at.xAdvance ?? 0,
        yAdvance: at.yAdvance ?? 0,
        xOffset: at.xOffset ?? 0,
        yOffset: at.yOffset ?? 0,
      },
    }
  })
}

/** Returns the outline of a glyph as the data of an SVG path, in units of the font. */
export function outlineOf(face: Face, glyph: number): string {
  return fontOf(face).glyphToPath(glyph)
}

export function unitsPerEm(face: Face): number {
  return fontOf(face).face.upem
}

/** Returns the width of a run at font size 1. */
export function runWidth(run: Run): number {
  return (advanceOf(shapeRun(run)) / unitsPerEm(run.face)) * run.face.scale
}

function advanceOf(glyphs: ShapedGlyph[]): number {
  return glyphs.reduce((sum, { position }) => sum + position.xAdvance, 0)
}

/**
 * Value of pdfkit's option `features` for right-to-left text. pdfkit passes it to the font, and does not
 * split text that has this option.
 */
export const RIGHT_TO_LEFT = ['right to left']

const pdfFonts = new Map<string, object>()

/**
 * Returns a font for pdfkit that HarfBuzz shapes, because pdfkit's own shaping fails for several scripts of
 * India.
 */
export function pdfFont(face: Face): object {
  const known = pdfFonts.get(face.name)
  if (known) return known
  const font = Object.assign(create(face.data()), {
    layout(text: string, features?: unknown) {
      const glyphs = shapeRun({ face, text, direction: features === RIGHT_TO_LEFT ? 'rtl' : 'ltr' })
      const positions = glyphs.map(({ position }) => position)
      return { glyphs, positions, advanceWidth: advanceOf(glyphs) }
    },
  })
  pdfFonts.set(face.name, font)
  return font
}
