import { fitText, type Box, type Measure } from '../../../platform/typesetting/fitText'
import type { Style } from '../../../platform/typesetting/fonts'
import { clusters, drawableText } from '../../../platform/typesetting/runs'
import { indianLanguage } from '../../../platform/typesetting/scripts'
import { drawText } from '../../../platform/typesetting/textPath'
import { at, group } from '../../../courses/media/svg'

export interface BlockSetting extends Box {
  style: Style
  fill: string
}

export interface TextBlock {
  svg: string
  height: number
}

/**
 * Returns the distance between baselines, as a multiple of the font size. It is larger for the scripts of
 * India, which have signs above and below the letters.
 */
const leadingOf = (text: string) => (indianLanguage(text) ? 1.38 : 1.16)

/**
 * Draws lines of text with the top left corner at 0, 0. The number of lists of sizes is the maximum number of
 * lines.
 */
export function textBlock(text: string, { style, fill, ...box }: BlockSetting): TextBlock {
  const shown = drawableText(text, style)
  if (!shown) return { svg: '', height: 0 }
  const { size, lines } = fitText(shown, box, measureOf(style))
  const step = size * leadingOf(shown)
  const drawn = firstLines(lines, box.sizes.length).map((line, index) =>
    at(0, size + index * step, drawText(line, style, size).svg),
  )
  return { svg: group({ fill }, ...drawn), height: size * 1.2 + (drawn.length - 1) * step }
}

/** Draws one line with its baseline at 0. It is truncated if it is wider than `width`. */
export function textLine(text: string, style: Style, size: number, fill: string, width = Infinity): string {
  const shown = drawableText(text, style)
  const share = width / textWidth(shown, style, size)
  return group({ fill }, drawText(share < 1 ? truncated(shown, share) : shown, style, size).svg)
}

export function textWidth(text: string, style: Style, size: number): number {
  return drawText(drawableText(text, style), style, size).width
}

/**
 * Returns a function that measures widths at size 1 and caches them. Shaping Devanagari is slow, and fitting
 * measures the same lines at several sizes.
 */
function measureOf(style: Style): Measure {
  const widths = new Map<string, number>()
  return (text) => {
    const width = widths.get(text) ?? drawText(text, style, 1).width
    widths.set(text, width)
    return width
  }
}

function firstLines(lines: string[], count: number): string[] {
  if (lines.length <= count) return lines
  return [...lines.slice(0, count - 1), `${lines[count - 1]!.replace(/[\s,.;:–-]+$/, '')}…`]
}

function truncated(text: string, share: number): string {
  const letters = clusters(text)
  return `${letters.slice(0, Math.max(1, Math.floor(letters.length * share) - 1)).join('')}…`
}
