import { foldText } from '../rules/foldText'

/** Maximum length of a search word. Nobody types longer words, so only the beginning of a longer one is searched. */
export const SEARCH_WORD_MAX = 40
/**
 * Maximum number of times that the same three letters may follow each other in a word. No real word repeats them more
 * often.
 */
const REPEATED_MAX = 2
const TRIGRAM = 3

/** Matches `C++`, `C#`, `.net`, and sequences of letters with their combining marks and of digits. */
const WORDS =
  /\.net(?![\p{L}\p{M}\p{N}])|(?<![\p{L}\p{M}\p{N}])\p{L}(?:\+\+|#)|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu
/** Emoji and currency symbols. */
const SYMBOLS = /[\p{So}\p{Sc}]/gu

/**
 * Returns the distinct words of a search, folded. A result must contain all of them. Quotation marks, brackets,
 * commas, slashes and hyphens only separate words. If a search has no words, its symbols are used instead. If a word
 * has to be split into pieces, only the first piece is used.
 */
export function searchWords(search: string): string[] {
  return splitWords(foldText(search))
}

/** Does the same for text that is not folded, to compare it with other text that is not folded. */
export function splitWords(text: string): string[] {
  const words = text.match(WORDS) ?? text.match(/\S/gu) ?? []
  return [...new Set(words.map((word) => piecesOf(word)[0]!))]
}

/**
 * Converts text into the form in which it is searched: its words, split like those of a search and joined by spaces.
 */
export function searchedText(text: string): string {
  const folded = foldText(text)
  const words = (folded.match(WORDS) ?? []).flatMap(piecesOf)
  return [...words, ...new Set(folded.match(SYMBOLS) ?? [])].join(' ')
}

/**
 * Splits a word into pieces that a trigram index can find quickly. Without this, comparing two long repetitive words
 * takes time proportional to the product of their lengths.
 */
function piecesOf(word: string): string[] {
  if (word.length <= TRIGRAM + REPEATED_MAX - 1) return [word]
  const pieces: string[] = []
  let piece = ''
  let seen = new Map<string, number>()
  for (const letter of word) {
    const trigram = [...piece.slice(-2 * (TRIGRAM - 1))].slice(1 - TRIGRAM).join('') + letter
    const count = (seen.get(trigram) ?? 0) + 1
    if (piece.length + letter.length > SEARCH_WORD_MAX || (piece !== '' && count > REPEATED_MAX)) {
      pieces.push(piece)
      piece = letter
      seen = new Map()
      continue
    }
    piece += letter
    seen.set(trigram, count)
  }
  return [...new Set([...pieces, piece])]
}
