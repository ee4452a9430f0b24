/**
 * Endings of Hindi nouns, adjectives and verbs, longest first. Words are folded, so nasals are always written
 * with the same sign.
 */
const HINDI = (
  'ाएंगी ाएंगे ाऊंगी ाऊंगा ाइयां ाइयों ियाएं ियों ियां ाओं ाएं ुओं ुएं ुआं एंगी एंगे ूंगा ूंगी ाया ाये ाने ाना ाती ाते ाता ाई ' +
  'ने ना नी ते ता ती ेगा ेगी ेंगे ों ें ाए ीं ां ी े ा ो ि ु ू'
).split(' ')
const ENGLISH = ['ations', 'ation', 'ings', 'ing', 'ies', 'ers', 'er', 'ed', 'es', 's', 'y', 'e']

/**
 * Minimum number of letters that must remain when an ending is removed, so that short words keep their
 * meaning.
 */
const STEM_MIN = { hi: 2, en: 4, plural: 3 }

/** Returns the word without its ending: पैसे and पैसों, course and courses have the same stem. */
export function stemOf(word: string): string {
  const isHindi = /\p{Script=Devanagari}/u.test(word)
  const endings = isHindi ? HINDI : ENGLISH
  const shortest = (one: string) => (isHindi ? STEM_MIN.hi : one === 's' ? STEM_MIN.plural : STEM_MIN.en)
  const ending = endings.find(
    (one) => word.endsWith(one) && lettersOf(word) - lettersOf(one) >= shortest(one),
  )
  if (!ending) return word
  const stem = word.slice(0, -ending.length)
  // In "running" and "planned", the doubled consonant belongs to the ending.
  return /^(ings?|ers?|ed)$/.test(ending) ? stem.replace(/([bdgmnprt])\1$/, '$1') : stem
}

/** Returns the number of letters, not counting the signs of vowels. */
const lettersOf = (word: string) => word.replace(/\p{M}/gu, '').length
