import { isReservedName } from './reservedNames'

/**
 * How a field takes what people write. `text`: may have line breaks · `line`: one line, such as a title · `name`: the
 * line by which other people know a person · `part`: of a longer text; it may be blank and stays as it is · `address`: of
 * a page, or a mail address; it stays as it is.
 */
export const TEXT_KINDS = ['text', 'line', 'name', 'part', 'address'] as const
export type TextKind = (typeof TEXT_KINDS)[number]

/**
 * Why a line is refused. `invisible`: characters that nobody sees, or that turn text around · `marks`: accents or vowel
 * signs without a letter, or too many on one · `reserved`: the name of the product · `address`: a link, a mail address or
 * a phone number, which mails and lists would show to people who never asked for it.
 */
export type LineError = 'line_break' | 'invisible' | 'marks' | 'reserved' | 'address'

/** Accents and signs on one letter. Biblical Hebrew has five. */
const MARKS_MAX = 6

/**
 * Lone accents are not seen as text; neither are the blank of Braille, fillers, and private characters. Vowel signs are:
 * lessons ask for them.
 */
const VISIBLE =
  /[^\s\p{Z}\p{Script=Inherited}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/u
const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/
/** Format characters, except the signs that Arabic, Syriac and Kaithi set over numbers. */
const INVISIBLE =
  /^(?![\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}])[\s\p{Zl}\p{Zp}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFC\u{1D159}]$/u
/** Overrides, embeddings and isolates of direction, and control characters that are no white space. */
const TURNS = /^(?![\s\u0085])[\p{Cc}\u202A-\u202E\u2066-\u2069]$/u
/**
 * Characters that may be invisible or turn text around, other than a space. Most lines have none, and need not be taken
 * apart.
 */
const DOUBTFUL =
  /(?! )[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFC\u{1D159}]/u
const PLAIN = /^[\x20-\x7e]*$/

const VIRAMA = '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA]'
const JOINED = '[\\p{M}\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Nkoo}\\p{scx=Adlm}\\p{scx=Khmr}]'
const EMOJI = '\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]?\\p{Emoji_Modifier}?'
const TAGS_OF_FLAGS =
  '\\u{E0067}\\u{E0062}(?:\\u{E0065}\\u{E006E}\\u{E0067}|\\u{E0073}\\u{E0063}\\u{E0074}|\\u{E0077}\\u{E006C}\\u{E0073})\\u{E007F}'

/** Characters; together with what is invisible alone, but not where a script or an emoji needs it. */
const CHARACTER = new RegExp(
  [
    // Flags of England, Scotland and Wales.
    `\\u{1F3F4}${TAGS_OF_FLAGS}`,
    `${EMOJI}(?:\\u200D${EMOJI})*`,
    '[0-9#*]\\uFE0F\\u20E3',
    // Half forms, chillus and conjuncts of India and Sri Lanka.
    `${VIRAMA}[\\u200C\\u200D]`,
    `\\p{L}[\\u200C\\u200D](?=${VIRAMA})`,
    // Letters that would be joined, or would not.
    `${JOINED}[\\u200C\\u200D](?=${JOINED})`,
    '\\p{scx=Mong}[\\u180B-\\u180F]',
    '[\\u2801-\\u28FF]\\u2800(?=[\\u2801-\\u28FF])',
    '[\\s\\S]',
  ].join('|'),
  'gu',
)

/** Whether a text has nothing that can be seen. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)

/**
 * A line as it is stored: NFC, one space between words, and nothing invisible around it, as text that was copied often
 * has. Empty if it has nothing that can be seen.
 */
export function tidyLine(text: string): string {
  if (isBlank(text)) return ''
  const composed = text.normalize('NFC')
  if (!isDoubtful(composed)) return composed.trim().replace(/ {2,}/g, ' ')
  const characters = charactersOf(composed.replace(VARIANTS_OF_HAN, '$1'))
  const start = characters.findIndex(isNoEdge)
  const end = characters.findLastIndex(isNoEdge)
  return characters
    .slice(start, end + 1)
    .join('')
    .replace(/[\t\p{Zs}]+/gu, ' ')
}

/** A text as it is stored: empty if it has nothing that can be seen. */
export const tidyText = (text: string): string => (isBlank(text) ? '' : text)

/** Which of several shapes a Chinese or Japanese character has: a matter of fonts, and not seen in most. */
const VARIANTS_OF_HAN = /(\p{Script=Han})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]+/gu

const isDoubtful = (text: string) => DOUBTFUL.test(text)
const charactersOf = (text: string): string[] => text.match(CHARACTER) ?? []
const isSeen = (character: string) => !INVISIBLE.test(character)
/** Nobody copies by accident what turns text around: it stays, and is refused. */
const isNoEdge = (character: string) => isSeen(character) || TURNS.test(character)

/** Why a text cannot be a line; undefined for one that is empty. */
export const lineError = (text: string): LineError | undefined => tidyLineError(tidyLine(text))

/** The same of a line as `tidyLine` returns it. */
export function tidyLineError(line: string): LineError | undefined {
  if (PLAIN.test(line)) return undefined
  if (LINE_BREAK.test(line)) return 'line_break'
  if (isDoubtful(line) && !charactersOf(line).every((character) => character === ' ' || isSeen(character)))
    return 'invisible'
  return MARKS.test(line.replace(/\p{Cf}/gu, '')) ? 'marks' : undefined
}

const MARKS = new RegExp(`(?:^|[\\s\\p{Z}])\\p{M}|\\p{M}{${MARKS_MAX + 1}}`, 'u')

/** Why a text cannot be the name of a person; undefined for one that is empty. */
export const nameError = (text: string): LineError | undefined => tidyNameError(tidyLine(text))

/** The same of a name as `tidyLine` returns it. */
export const tidyNameError = (name: string): LineError | undefined =>
  tidyLineError(name) ??
  (isReservedName(name) ? 'reserved' : undefined) ??
  (ADDRESS.test(name.normalize('NFKC')) ? 'address' : undefined)

/** Mail programs make links of hosts, too. No name has nine digits in a row. */
const ADDRESS =
  /\S@\S|:\/\/|\bwww\.|[\p{L}\p{N}-]{2}\.(?:com|net|org|info|in|co|io|me|shop|site|online|xyz)(?![\p{L}\p{M}\p{N}])|\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){8}/iu
