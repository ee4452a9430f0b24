import { INLINE_TEXT_MAX } from './lessonLimits'

/** Maximum number of lines without an empty line between them. A list item or heading starts a new count. */
export const PARAGRAPH_LINES_MAX = 1000
/**
 * Maximum number of Markdown characters in such lines, without escaped ones. A parser's work grows with the square of
 * this number.
 */
export const PARAGRAPH_SIGNS_MAX = 1000
/** Maximum number of lines in the whole text, not counting fenced code. */
export const MARKDOWN_LINES_MAX = 6000
/** Maximum number of characters without a space. */
export const MARKDOWN_WORD_MAX = 2 * INLINE_TEXT_MAX

const FENCE = /^[ \t>]{0,12}(`{3,}(?=[^`]*$)|~{3,})/
const BEGINS_ANEW = /^[ \t]{0,12}(?:[-*+][ \t]|[0-9]{1,9}[.)][ \t]|#{1,6}[ \t])/

/**
 * Returns the number of the line, counted from 1, at which the text, a paragraph or a word exceeds its limit. A text
 * beyond the limits would be too slow to parse. Returns undefined if there is no such line. Fenced code is not
 * checked. This check takes linear time.
 */
export function tooComplexLine(markdown: string): number | undefined {
  let fence: string | undefined
  let total = 0
  let paragraph = { lines: 0, signs: 0 }
  for (const [index, line] of markdown.split(/\r\n|\r|\n/).entries()) {
    const [, ticks] = FENCE.exec(line) ?? []
    if (fence !== undefined) {
      if (ticks?.startsWith(fence)) fence = undefined
      continue
    }
    fence = ticks
    total += 1
    if (ticks || BEGINS_ANEW.test(line)) paragraph = { lines: 0, signs: 0 }
    const { signs, longestWord, isEmpty } = countsOf(line)
    paragraph = isEmpty
      ? { lines: 0, signs: 0 }
      : { lines: paragraph.lines + 1, signs: paragraph.signs + signs }
    const isTooLong = total > MARKDOWN_LINES_MAX || longestWord > MARKDOWN_WORD_MAX
    if (isTooLong || paragraph.lines > PARAGRAPH_LINES_MAX || paragraph.signs > PARAGRAPH_SIGNS_MAX)
      return index + 1
  }
  return undefined
}

const SIGNS = new Set('*_[]<>!`&~|')

function countsOf(line: string) {
  let [signs, word, longestWord] = [0, 0, 0]
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at]!
    if (sign === '\\') at += 1
    else if (SIGNS.has(sign)) signs += 1
    word = sign === ' ' || sign === '\t' ? 0 : word + 1
    longestWord = Math.max(longestWord, word)
  }
  return { signs, longestWord, isEmpty: longestWord === 0 }
}
