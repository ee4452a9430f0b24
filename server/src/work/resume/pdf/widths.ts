import type { Style } from '../../../platform/typesetting/fonts'
import { splitRuns } from '../../../platform/typesetting/runs'
import { runWidth } from '../../../platform/typesetting/shaping'

/** Width of a text in a style, set at size 1. */
export type Widths = (text: string, style: Style) => number

/**
 * Measures texts by their words. Each word is shaped once, because the lines of a long résumé are measured again and
 * again.
 */
export function createWidths(): Widths {
  const known = new Map<string, number>()
  const widthOf = (word: string, style: Style) => {
    const key = `${style} ${word}`
    const width = known.get(key) ?? splitRuns(word, style).reduce((sum, run) => sum + runWidth(run), 0)
    known.set(key, width)
    return width
  }
  return (text, style) => {
    const words = text.split(' ')
    const spaces = (words.length - 1) * widthOf(' ', style)
    return words.reduce((sum, word) => sum + (word === '' ? 0 : widthOf(word, style)), spaces)
  }
}
