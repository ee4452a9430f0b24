/** The digits of ranks, in the order of their code points. */
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz'
/** Maximum length of a rank. If a rank becomes longer, the whole column gets new ranks. */
export const RANK_MAX = 60

/**
 * Returns a rank between two others, compared as plain strings. Ranks are fractions in base 36, so a card can
 * always be put between two others whose ranks do not change.
 *
 * @param before rank of the card before it; undefined at the beginning
 * @param after rank of the card after it; undefined at the end
 */
export function rankBetween(before = '', after?: string): string {
  let rank = ''
  for (let index = 0; ; index++) {
    const low = digitAt(before, index, 0)
    const high = after === undefined ? DIGITS.length : digitAt(after, index, DIGITS.length)
    if (high - low > 1) return rank + DIGITS[Math.floor((low + high) / 2)]
    rank += DIGITS[low]
    // At this digit, the rank is already below `after`, so the remaining digits only have to be above those
    // of `before`.
    if (low < high) return rank + above(before.slice(index + 1))
  }
}

/** Returns digits that are above these, as a fraction. */
function above(digits: string): string {
  const index = [...digits].findIndex((digit) => digit !== DIGITS.at(-1))
  const kept = index === -1 ? digits : digits.slice(0, index)
  const digit = index === -1 ? 0 : DIGITS.indexOf(digits[index]!)
  return kept + DIGITS[Math.ceil((digit + DIGITS.length) / 2)]
}

function digitAt(rank: string, index: number, missing: number): number {
  const digit = rank[index]
  return digit === undefined ? missing : DIGITS.indexOf(digit)
}

/** Returns ranks for this number of cards, with equal gaps. */
export function evenRanks(count: number): string[] {
  const ranks: string[] = []
  for (let index = 0; index < count; index++) {
    const value = Math.floor(((index + 1) * DIGITS.length ** 3) / (count + 1))
    ranks.push(value.toString(DIGITS.length).padStart(3, '0'))
  }
  return ranks
}
