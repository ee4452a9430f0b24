import type { Style } from '../../../platform/typesetting/fonts'
import { splitRuns } from '../../../platform/typesetting/runs'
import { runWidth } from '../../../platform/typesetting/shaping'

/** Returns the width of a text in a style at font size 1. */
export type Widths = (text: string, style: Style) => number

/**
 * Creates a function that measures texts word by word. Each word is shaped only once, because the lines of a
 * long résumé are measured many times.
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
