import { foldText } from '@mentor-connect/contract/rules/foldText'
import { searchWords } from '@mentor-connect/contract/courses/searchWords'

export interface TextPart {
  text: string
  isMatch: boolean
}

/** Words shown before the first match, so that the match is visible in a short line. */
const WORDS_BEFORE = 6

/** Splits a text into parts, of which those with a searched word are marked. Begins shortly before the first match. */
export function markWords(text: string, search: string): TextPart[] {
  const words = searchWords(search)
  const parts = (text.match(/\S+|\s+/gu) ?? []).map((part) => ({
    text: part,
    isMatch: words.some((word) => foldText(part).includes(word)),
  }))
  const first = parts.findIndex(({ isMatch }) => isMatch)
  const start = first - 2 * WORDS_BEFORE
  return start <= 0 ? parts : [{ text: '… ', isMatch: false }, ...parts.slice(start)]
}
