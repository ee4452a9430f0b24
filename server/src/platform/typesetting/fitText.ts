import { clusters } from './runs'

/** Width of a text set at size 1. */
export type Measure = (text: string) => number

export interface Box {
  width: number
  /** The font sizes to try for one line, for two lines and so on. Each list begins with the largest size. */
  sizes: number[][]
}

export interface FittedText {
  size: number
  lines: string[]
}

/**
 * Returns the largest size at which the text fits on one line, otherwise on two, and so on. Returns the
 * smallest size if none fits.
 */
export function fitText(text: string, { width, sizes }: Box, measure: Measure): FittedText {
  for (const [index, candidates] of sizes.entries())
    for (const size of candidates) {
      const { length } = wrap(text, width / size, measure)
      if (length <= index + 1) return { size, lines: balance(text, length, width / size, measure) }
    }
  const smallest = Math.min(...sizes.flat())
  return { size: smallest, lines: wrap(text, width / smallest, measure) }
}

/**
 * Breaks text into lines at spaces. A word that is too long is broken after a slash, for example in an
 * address, or between graphemes.
 */
export function wrap(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && measure(joined) <= width) lines[lines.length - 1] = joined
    else lines.push(...breakWord(word, width, measure))
  }
  return lines
}

function breakWord(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word]
  const parts = ['']
  for (const cluster of clusters(word)) {
    const part = parts.pop() ?? ''
    const isFull = part !== '' && measure(part + cluster) > width
    const end = isFull ? part.lastIndexOf('/') + 1 || part.length : 0
    if (isFull) parts.push(part.slice(0, end))
    parts.push(part.slice(end) + cluster)
  }
  return parts
}

/** Breaks the text at the narrowest width that needs no more lines, so that the last line is not a single word. */
function balance(text: string, count: number, width: number, measure: Measure): string[] {
  let lines = wrap(text, width, measure)
  for (let share = 0.95; share >= 0.5; share -= 0.05) {
    const narrower = wrap(text, width * share, measure)
    if (narrower.length > count) break
    lines = narrower
  }
  return lines
}
