import { foldedWords } from '@mentor-connect/contract/rules/foldText'

/** Least length of a word that is corrected: shorter words have too many neighbours. */
const LENGTH_MIN = 4
/** Minimum length of a word in which two letters may differ. In shorter words, only one letter may differ. */
const LONG = 6
/** Largest number of words in a search that is corrected, because each unknown word is compared with thousands. */
const WORDS_MAX = 6

/**
 * Replaces each unknown word of a search with the nearest known one. Returns undefined if all words are
 * known, or if an unknown word has no near one.
 */
export function nearestSpelling(search: string, known: Map<string, string>): string | undefined {
  const words = foldedWords(search)
  if (words.length > WORDS_MAX) return undefined
  const replaced = words.map((word) => known.get(word) ?? nearest(word, known))
  const isComplete = replaced.every((word) => word !== undefined)
  const isOther = words.some((word) => !known.has(word))
  return isComplete && isOther ? replaced.join(' ') : undefined
}

function nearest(word: string, known: Map<string, string>): string | undefined {
  if (word.length < LENGTH_MIN) return undefined
  let least = word.length < LONG ? 1 : 2
  let found: string | undefined
  for (const [other, shown] of known) {
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > least) continue
    const distance = distanceUpTo(word, other, least)
    if (distance > least || (found !== undefined && distance === least)) continue
    least = distance
    found = shown
  }
  return found
}

/**
 * Returns the edit distance of two words: the number of letters that are added, left out, replaced or swapped
 * with a neighbour. Returns a number above `most` as soon as the distance is certain to exceed it.
 */
export function distanceUpTo(a: string, b: string, most: number): number {
  let [earlier, before]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const changed = Math.min(before[j]! + 1, row[j - 1]! + 1, before[j - 1]! + (isSame ? 0 : 1))
      row.push(isSwapped ? Math.min(changed, earlier[j - 2]! + 1) : changed)
    }
    if (Math.min(...row) > most) return most + 1
    ;[earlier, before] = [before, row]
  }
  return before[b.length]!
}
