import { foldText } from './foldText'

/** Letters and digits that look like others: of Cyrillic, Greek and Armenian, small capitals, and digits as letters. */
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
 * Whether a person's name would pass for the product itself, in English or Hindi, also with other spaces, signs and
 * letters that look alike.
 */
export function isReservedName(name: string): boolean {
  const likened = Array.from(foldText(name), (sign) => LOOK_ALIKES[sign] ?? sign).join('')
  const letters = likened.replace(/[^\p{L}\p{M}\p{N}]/gu, '').replace(/rn/g, 'm')
  const latin = HINDI.reduce((text, [written, word]) => text.replace(written, word), letters)
  return /ment[oe]rcon+ect/.test(latin)
}
