import { isBlank } from './enteredText'
import { graphemesOf } from './graphemes'

/** Scripts that the fonts of certificates have. A test of the server compares them with the fonts. */
const PRINTED =
  /^[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Deva}\p{sc=Taml}\p{sc=Beng}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Gujr}\p{sc=Guru}\p{sc=Orya}\p{sc=Arab}]/u
const LETTER = /^\p{L}/u
const PICTURE = /^(?![0-9#*©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}]/u

export const isPicture = (sign: string) => PICTURE.test(sign)

/** Letters and emoji of a name that certificates cannot show, each once. */
export function unprintedIn(name: string): string[] {
  const isMissing = (sign: string) => isPicture(sign) || (LETTER.test(sign) && !PRINTED.test(sign))
  return [...new Set([...graphemesOf(name)].filter(isMissing))]
}

/**
 * Whether somebody with this name needs another one for certificates: it has letters that they cannot show, or nothing but
 * emoji, which they leave out.
 */
export function needsCertificateName(name: string): boolean {
  const others = [...graphemesOf(name)].filter((sign) => !isPicture(sign))
  return !isBlank(name) && (isBlank(others.join('')) || unprintedIn(others.join('')).length > 0)
}
