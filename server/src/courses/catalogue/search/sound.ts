const CONSONANTS: Record<string, string> = {
  क: 'k',
  ख: 'k',
  ग: 'g',
  घ: 'g',
  ङ: 'n',
  च: 'c',
  छ: 'c',
  ज: 'j',
  झ: 'j',
  ञ: 'n',
  ट: 't',
  ठ: 't',
  ड: 'd',
  ढ: 'd',
  ण: 'n',
  त: 't',
  थ: 't',
  द: 'd',
  ध: 'd',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'b',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 's',
  ष: 's',
  स: 's',
  ह: 'h',
}
const VOWELS: Record<string, string> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'e',
  ओ: 'o',
  औ: 'o',
  ऑ: 'o',
  ऍ: 'e',
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'e',
  'ो': 'o',
  'ौ': 'o',
  'ॉ': 'o',
  'ॅ': 'e',
}
const VIRAMA = '्'
/** The vowel that a consonant carries when none is written. */
const SCHWA = 'ə'

/**
 * Returns the rough sound of a word, in one alphabet for both scripts: naukri and नौकरी, angrezi and
 * अंग्रेज़ी have the same sound. Vowel lengths, aspiration, retroflex consonants and the s of an English
 * plural make no difference.
 */
export function soundOf(word: string): string {
  const latin = /\p{Script=Devanagari}/u.test(word) ? ofDevanagari(word) : ofLatin(word)
  return SHARED.reduce((text, [letters, sound]) => text.replace(letters, sound), latin)
}

/** Returns the consonants of the sound, for comparing words of different scripts. */
export function bonesOf(word: string): string {
  return soundOf(word).replace(/[aeiou]/g, '')
}

const SHARED: [RegExp, string][] = [
  [/(.)\1+/g, '$1'],
  [/(?<=[^aeiou])y(?=[aeiou])/g, ''],
  [/a[iy](?=[^aeiou]|$)/g, 'e'],
  [/m(?=[pbfkgtdcjs])/g, 'n'],
  [/(?<=[aeiou][^aeiou]{1,2})e$/g, ''],
]

function ofDevanagari(word: string): string {
  const letters = [...word]
  const spelled = letters.map((letter, index) => {
    const consonant = CONSONANTS[letter]
    if (consonant) return consonant + (isFollowedByVowel(letters[index + 1]) ? '' : SCHWA)
    if (letter === 'ं') return 'n'
    return VOWELS[letter] ?? (/[a-z0-9]/.test(letter) ? letter : '')
  })
  return withoutSchwa(spelled.join(''))
}

const isFollowedByVowel = (next = '') => next === VIRAMA || (next in VOWELS && /\p{M}/u.test(next))

/**
 * Removes the schwas that are not spoken: at the end of a word, and before a consonant that is followed by
 * another vowel.
 */
function withoutSchwa(spelled: string): string {
  return spelled
    .replace(/ə$/, '')
    .replace(/(?<=[aeiou][^aeiouə])ə(?=[^aeiouə][aeiou])/g, '')
    .replaceAll(SCHWA, 'a')
}

const LATIN: [RegExp, string][] = [
  [/(?<=[^s]{3})s$/, ''],
  [/tion/g, 'san'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/ch/g, 'C'],
  [/sh/g, 's'],
  [/([bdgjkt])h/g, '$1'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/C/g, 'c'],
  [/x/g, 'ks'],
  [/iew/g, 'yu'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/ie/g, 'i'],
  [/ou|au|ow/g, 'o'],
  [/(?<=[^aeiou])y(?=[^aeiou]|$)/g, 'i'],
]

function ofLatin(word: string): string {
  return LATIN.reduce((text, [letters, sound]) => text.replace(letters, sound), word.normalize('NFKD'))
}
