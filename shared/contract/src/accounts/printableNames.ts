import { isBlank } from '../rules/enteredText'
import { graphemesOf } from '../rules/graphemes'

const LETTER = /[\p{L}\p{Nd}]/u
/**
 * Letters and digits that the fonts of certificates contain, apart from those in `MISSING`. A test of the server
 * compares them with the fonts.
 */
const PRINTED =
  /[0-9\u02B9-\u02C1\u02C6-\u02CC\u02CE-\u02D1\u02EC\u02EE\u0374\u0640\u1CE9-\u1CEC\u1CEE-\u1CF3\u1CF5\u1CF6\u2113\uA788\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Deva}\p{sc=Taml}\p{sc=Beng}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Gujr}\p{sc=Guru}\p{sc=Orya}\p{sc=Arab}]/u
/** Letters of printed scripts that the fonts lack: mostly of dialects, and of Kurdish, Uyghur and Pashto. */
const MISSING =
  /[\u0674-\u0678\u0682\u0690\u0692\u0694\u0695\u0697\u069D\u069F\u06A2\u06A3\u06A5\u06AA\u06AC-\u06AE\u06B2\u06B4-\u06B6\u06B8\u06B9\u06BF\u06C5\u06C8\u06C9\u06CB\u06D1\u06E5\u06E6\u06FA-\u06FC\u0764-\u0766\u077E\u077F\u0870-\u0887\u0889-\u088F\u08B5\u08C8\u08C9\u0C5C\u0CDC\u1C89\u1C8A\u2132\u214E\u2183\u2184\uA7CB-\uA7CF\uA7D2\uA7D4\uA7DA-\uA7DC\uAB30-\uAB5A\uAB60-\uAB68\uFE73\uFF9E\uFF9F\u{10780}\u{10EC2}-\u{10EC7}\u{1DF00}-\u{1DF2A}]/u
const PICTURE = /^(?![0-9#*©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}]/u

const isPicture = (sign: string) => PICTURE.test(sign)

const lettersOf = (text: string) => [...text].filter((character) => LETTER.test(character))

/**
 * Normalizes the letter first: full-width letters count as plain ones, ligatures as two letters, and letters with
 * rare accents as letters without accents.
 */
function isPrinted(letter: string): boolean {
  const parts = lettersOf(letter.normalize('NFKD'))
  return !MISSING.test(letter) && parts.every((part) => PRINTED.test(part) && !MISSING.test(part))
}

const isMissing = (character: string) => LETTER.test(character) && !isPrinted(character)

/**
 * Returns the letters and emoji of a name that certificates cannot show, each once. If the name has no letters or
 * digits, every visible character is returned.
 */
export function unprintedIn(name: string): string[] {
  const isNameless = lettersOf(name).length === 0
  const isUnprinted = (sign: string) => isNameless || isPicture(sign) || [...sign].some(isMissing)
  return [...new Set([...graphemesOf(name)].filter((sign) => !isBlank(sign) && isUnprinted(sign)))]
}

/**
 * Returns true if certificates cannot print a name or title as it is, because it has letters that their fonts lack,
 * or consists only of emoji and marks. Emoji and marks between letters are left out of the printed name.
 */
export function needsCertificateName(name: string): boolean {
  const letters = lettersOf(name)
  return !isBlank(name) && (letters.length === 0 || letters.some(isMissing))
}
