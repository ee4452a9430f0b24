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
 * The words of a search, folded and each once; a result contains all of them. Quotation marks, brackets, commas, slashes
 * and hyphens only separate words. A search without words is for its signs. Of a word in pieces only the first counts.
 */
export function searchWords(search: string): string[] {
  return splitWords(foldText(search))
}

/** The same of a search that is compared with a text that is not folded. */
export function splitWords(text: string): string[] {
  const words = text.match(WORDS) ?? text.match(/\S/gu) ?? []
  return [...new Set(words.map((word) => piecesOf(word)[0]!))]
}

/** The text that a search looks at, split as the search is: its words with a space between them. */
export function searchedText(text: string): string {
  const folded = foldText(text)
  const words = (folded.match(WORDS) ?? []).flatMap(piecesOf)
  return [...words, ...new Set(folded.match(SYMBOLS) ?? [])].join(' ')
}

/**
 * A word in pieces that an index of trigrams finds in a moment: comparing a long word that repeats itself with a long text
 * that does, too, takes the product of their lengths.
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
