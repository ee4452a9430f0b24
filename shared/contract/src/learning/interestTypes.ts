/** Holland's six types of interests, each by its usual letter. */
export const INTEREST_TYPES = ['R', 'I', 'A', 'S', 'E', 'C'] as const
export type InterestType = (typeof INTEREST_TYPES)[number]

/** A score for each type; null if there are too few answers for the type. */
export type InterestScores = Record<InterestType, number | null>

export const INTEREST_NAMES: Record<InterestType, Record<'en' | 'hi', string>> = {
  R: { en: 'Hands and tools', hi: 'हाथ और औज़ार' },
  I: { en: 'Finding out', hi: 'खोज और समझ' },
  A: { en: 'Creating', hi: 'रचना' },
  S: { en: 'Being there for people', hi: 'लोगों का साथ' },
  E: { en: 'Leading and selling', hi: 'अगुवाई और व्यापार' },
  C: { en: 'Order and records', hi: 'व्यवस्था और हिसाब' },
}

/** Returns the types that have a score, the strongest first. Types with equal scores keep their usual order. */
export function rankedTypes(scores: InterestScores): InterestType[] {
  return INTEREST_TYPES.filter((type) => scores[type] !== null).sort((a, b) => scores[b]! - scores[a]!)
}
