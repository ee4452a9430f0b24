import { foldText } from '@mentor-connect/contract/rules/foldText'
import { latinDigits } from '@mentor-connect/contract/rules/numbers/latinDigits'

/**
 * Tells whether two short answers are the same. Ignored are case, accents, nukta, spaces, signs that end a sentence
 * or a part of it, and variants of quotation marks, dashes and digits. All other signs count: `C` is not `C++`,
 * and `&&` is not `
 *
 * `.
 */
export function isSameAnswer(one: string, other: string): boolean {
  const keys = answerKeys(one)
  return answerKeys(other).some((key) => keys.includes(key))
}

/**
 * Returns the texts by which an answer is compared. A long dash counts both as `-` and as `--`, because
 * phones replace both by a long dash.
 */
function answerKeys(text: string): string[] {
  return ['-', '--'].map((dash) => answerKey(text.replace(/[\u2013\u2014\u2015]/g, dash)))
}

const IN_WORDS = /[\p{L}\p{N}]/u
const RAISED = /[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻]+/g

/** Variants of signs that keyboards and word processors insert, with the sign that each of them counts as. */
const SIGNS: [RegExp, string][] = [
  [/[\u200b\u2060\ufeff\u00ad\u200e\u200f\u202a-\u202e\u2066-\u2069\ufe0e\ufe0f]/g, ''],
  [/[\u2010-\u2012\u2212\u02d7]/g, '-'],
  [/[\u2018\u2019\u201a\u201b\u2032\u02bc\u00b4]/g, "'"],
  [/[\u201c-\u201f\u2033\u00ab\u00bb]/g, '"'],
  [/\u2265/g, '>='],
  [/\u2264/g, '<='],
  [/[\u060c\u3001]/g, ','],
  [/[\u00bc-\u00be\u2150-\u215e]/g, ' $&'],
  [RAISED, '^$&'],
]

function answerKey(text: string): string {
  const plain = SIGNS.reduce((written, [sign, replacement]) => written.replace(sign, replacement), text)
  const typed = latinDigits(plain.normalize('NFKC'))
    .replace(/\u2044/g, '/')
    .trim()
  return IN_WORDS.test(typed) ? joined(tokensOf(prose(typed))) : foldSigns(typed)
}

/** Removes the punctuation of a sentence from a text with letters or digits. */
function prose(text: string): string {
  return (
    withoutEnds(text)
      // Commas and semicolons separate words, except inside a number.
      .replace(/(?<![\d\s])\s*[,;]\s*|\s*[,;](?!\s*\d)\s*/g, ' ')
      .replace(/\s*,\s*/g, ',')
      .replace(/(?<=[\p{L}\p{M}\p{N})\]"'])[.!?।॥]+(?=\s)/gu, '')
      // Compounds are written with a hyphen or with a space. `a-b` and `n-1` are not compounds.
      .replace(/(?<=\p{L}\p{M}*\p{L}\p{M}*)-(?=\p{L})|(?<=\p{L}\p{M}*)-(?=\p{L}\p{M}*\p{L})/gu, ' ')
  )
}

const ENDS = /\s*[.,!?;:।॥。！？]+$|^[¿¡]\s*/gu

/** Removes signs at the ends of a sentence, and quotation marks around the whole text. */
function withoutEnds(text: string): string {
  const bare = text
    .replace(ENDS, '')
    .replace(/^(["'`])(.*)\1$/su, '$2')
    .trim()
  return bare === text || !IN_WORDS.test(bare) ? text : withoutEnds(bare)
}

/** Splits a text into words and runs of other signs. */
function tokensOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*|[^\s\p{L}\p{N}]+/gu) ?? []
}

/** Joins tokens. Only a space between two words is kept. */
function joined(tokens: string[]): string {
  return tokens
    .map((token, index) => {
      const isWord = IN_WORDS.test(token)
      const isApart = isWord && IN_WORDS.test(tokens[index - 1] ?? '')
      return (isApart ? ' ' : '') + (isWord ? foldText(token) : foldSigns(token))
    })
    .join('')
}

const foldSigns = (signs: string) => signs.normalize('NFC').replace(/\s+/g, ' ')
