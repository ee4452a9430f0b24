import { foldText } from './foldText'

/** Characters that look like Latin letters: Cyrillic, Greek and Armenian letters, small capitals, and digits. */
const LOOK_ALIKES: Record<string, string> = Object.fromEntries(
  [
    ['a', 'аα4@'],
    ['c', 'сϲᴄ('],
    ['e', 'еєεҽᴇ3€'],
    ['m', 'мμᴍ'],
    ['n', 'пνηոռɴ'],
    ['o', 'оοօσᴏ0'],
    ['r', 'гʀ'],
    ['t', 'тτᴛ7+'],
  ].flatMap(([letter, others]) => [...others!].map((other) => [other, letter!])),
)

const HINDI: [RegExp, string][] = [
  [/म[ेै]\u0902?ट[ोॉ]?र/g, 'mentor'],
  [/कन[ेै]क्?ट/g, 'connect'],
]

/**
 * Returns true if a person's name could be mistaken for the product's name, in English or Hindi. Different spaces,
 * signs and look-alike letters are ignored.
 */
export function isReservedName(name: string): boolean {
  const likened = Array.from(foldText(name), (sign) => LOOK_ALIKES[sign] ?? sign).join('')
  const letters = likened.replace(/[^\p{L}\p{M}\p{N}]/gu, '').replace(/rn/g, 'm')
  const latin = HINDI.reduce((text, [written, word]) => text.replace(written, word), letters)
  return /ment[oe]rcon+ect/.test(latin)
}
