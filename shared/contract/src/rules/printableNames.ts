import { graphemesOf } from './graphemes'

/** Scripts that the fonts of certificates have. A test of the server compares them with the fonts. */
const PRINTED =
  /^[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Deva}\p{sc=Taml}\p{sc=Beng}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Gujr}\p{sc=Guru}\p{sc=Orya}\p{sc=Arab}]/u
const LETTER = /^\p{L}/u
const PICTURE = /^(?![0-9#*©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}]/u

/** Letters and emoji of a name that certificates cannot show, each once. */
export function unprintedIn(name: string): string[] {
  const isMissing = (sign: string) => PICTURE.test(sign) || (LETTER.test(sign) && !PRINTED.test(sign))
  return [...new Set([...graphemesOf(name)].filter(isMissing))]
}
