/** Least number of letters of a word that is compared by cuts: shorter words have too many neighbours. */
export const SLIP_MIN = 4
/**
 * Largest number of letters of a word that has cuts: longer ones rarely have only one wrong letter, and would
 * take too many rows.
 */
const SLIP_MAX = 24

/**
 * Returns the cuts of a word: the word with each of its letters left out in turn. If two words differ by one
 * letter, or by two swapped neighbours, they have a cut in common, or one of them is a cut of the other.
 */
export function cutsOf(word: string): string[] {
  const letters = [...word]
  if (letters.length < SLIP_MIN || letters.length > SLIP_MAX) return []
  let start = 0
  const cuts = letters.map((letter) => {
    const end = start + letter.length
    const cut = word.slice(0, start) + word.slice(end)
    start = end
    return cut
  })
  return [...new Set(cuts)]
}

/** Tells whether two words differ by one letter that is missing, added, replaced or swapped with its neighbour. */
export function isOneSlip(a: string, b: string): boolean {
  const [short, long] = [[...a], [...b]].sort((x, y) => x.length - y.length) as [string[], string[]]
  if (long.length - short.length > 1) return false
  const at = short.findIndex((letter, index) => letter !== long[index])
  if (at === -1) return long.length - short.length === 1
  const rest = (letters: string[], from: number) => letters.slice(from).join('')
  if (short.length < long.length) return rest(short, at) === rest(long, at + 1)
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return (
    rest(short, at + 1) === rest(long, at + 1) || (isSwapped && rest(short, at + 2) === rest(long, at + 2))
  )
}
