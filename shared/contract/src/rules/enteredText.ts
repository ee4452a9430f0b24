import { isReservedName } from './reservedNames'

/**
 * Kinds of text that a field accepts. `text`: may have line breaks · `line`: one line, such as a title ·
 * `name`: a line that is the displayed name of a person · `part`: a part of a longer text; it may be blank
 * and is stored unchanged · `address`: a web address or an e-mail address; it is stored unchanged.
 */
export const TEXT_KINDS = ['text', 'line', 'name', 'part', 'address'] as const
export type TextKind = (typeof TEXT_KINDS)[number]

/**
 * Reasons why a line is refused. `line_break`: it has more than one line · `invisible`: it has characters
 * that are invisible or change the direction of the text · `marks`: it has accents or vowel signs without a
 * letter, or too many on one letter · `reserved`: it is the name of the product · `address`: it contains a
 * link, a mail address or a phone number, which mails and lists would show to people who never asked for it.
 */
export type LineError = 'line_break' | 'invisible' | 'marks' | 'reserved' | 'address'

/** Maximum number of accents and signs on one letter. Biblical Hebrew has up to five. */
const MARKS_MAX = 6

/**
 * Matches a character that counts as visible. Accents without a letter, the blank Braille pattern, fillers and
 * private-use characters do not count. Vowel signs without a letter do count, because lessons ask for them.
 */
const VISIBLE =
  /[^\s\p{Z}\p{Script=Inherited}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/u
const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/
/**
 * Matches one invisible character, such as a format character, but not the signs that Arabic, Syriac and Kaithi set
 * over numbers.
 */
const INVISIBLE =
  /^(?![\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}])[\s\p{Zl}\p{Zp}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFC\u{1D159}]$/u
/**
 * Matches one character that overrides, embeds or isolates the text direction, or a control character that is not
 * white space.
 */
const TURNS = /^(?![\s\u0085])[\p{Cc}\u202A-\u202E\u2066-\u2069]$/u
/**
 * Matches characters, other than a space, that may be invisible or change the direction of the text. Most lines have
 * none, so they need not be split into characters.
 */
const DOUBTFUL =
  /(?! )[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFC\u{1D159}]/u
const PLAIN = /^[\x20-\x7e]*$/

const VIRAMA = '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA]'
const JOINED = '[\\p{M}\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Nkoo}\\p{scx=Adlm}\\p{scx=Khmr}]'
const EMOJI = '\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]?\\p{Emoji_Modifier}?'
const TAGS_OF_FLAGS =
  '\\u{E0067}\\u{E0062}(?:\\u{E0065}\\u{E006E}\\u{E0067}|\\u{E0073}\\u{E0063}\\u{E0074}|\\u{E0077}\\u{E006C}\\u{E0073})\\u{E007F}'

/**
 * Matches one character together with invisible characters that its script or emoji needs. Any other invisible
 * character matches alone.
 */
const CHARACTER = new RegExp(
  [
    // Flags of England, Scotland and Wales.
    `\\u{1F3F4}${TAGS_OF_FLAGS}`,
    `${EMOJI}(?:\\u200D${EMOJI})*`,
    '[0-9#*]\\uFE0F\\u20E3',
    // Half forms, chillus and conjuncts of the scripts of India and Sri Lanka.
    `${VIRAMA}[\\u200C\\u200D]`,
    `\\p{L}[\\u200C\\u200D](?=${VIRAMA})`,
    // Letters of joining scripts, between which a joiner changes the shape.
    `${JOINED}[\\u200C\\u200D](?=${JOINED})`,
    '\\p{scx=Mong}[\\u180B-\\u180F]',
    '[\\u2801-\\u28FF]\\u2800(?=[\\u2801-\\u28FF])',
    '[\\s\\S]',
  ].join('|'),
  'gu',
)

/** Returns true if a text has no visible character. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)

/**
 * Returns a line as it is stored: in NFC, with one space between words, and without invisible characters at its ends,
 * which copied text often has. Returns an empty text if no character is visible.
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

/** Returns a text as it is stored: unchanged, or empty if no character is visible. */
export const tidyText = (text: string): string => (isBlank(text) ? '' : text)

/**
 * Selectors for one of several shapes of a Chinese or Japanese character. They are removed, because most fonts show
 * no difference.
 */
const VARIANTS_OF_HAN = /(\p{Script=Han})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]+/gu

const isDoubtful = (text: string) => DOUBTFUL.test(text)
const charactersOf = (text: string): string[] => text.match(CHARACTER) ?? []
const isSeen = (character: string) => !INVISIBLE.test(character)
/**
 * Characters that change the text direction are not trimmed, because nobody copies them by accident. A line
 * that contains one is refused.
 */
const isNoEdge = (character: string) => isSeen(character) || TURNS.test(character)

/** Returns the reason why a text cannot be a line; undefined if it can. An empty text is accepted. */
export const lineError = (text: string): LineError | undefined => tidyLineError(tidyLine(text))

/** Returns the same as `lineError`, but expects a line that `tidyLine` has returned. */
export function tidyLineError(line: string): LineError | undefined {
  if (PLAIN.test(line)) return undefined
  if (LINE_BREAK.test(line)) return 'line_break'
  if (isDoubtful(line) && !charactersOf(line).every((character) => character === ' ' || isSeen(character)))
    return 'invisible'
  return MARKS.test(line.replace(/\p{Cf}/gu, '')) ? 'marks' : undefined
}

const MARKS = new RegExp(`(?:^|[\\s\\p{Z}])\\p{M}|\\p{M}{${MARKS_MAX + 1}}`, 'u')

/** Returns the reason why a text cannot be the name of a person; undefined if it can. An empty text is accepted. */
export const nameError = (text: string): LineError | undefined => tidyNameError(tidyLine(text))

/** Returns the same as `nameError`, but expects a name that `tidyLine` has returned. */
export const tidyNameError = (name: string): LineError | undefined =>
  tidyLineError(name) ??
  (isReservedName(name) ? 'reserved' : undefined) ??
  (ADDRESS.test(name.normalize('NFKC')) ? 'address' : undefined)

/**
 * Matches links, host names, mail addresses and phone numbers. Mail programs turn host names into links, too. No real
 * name has nine digits in a row.
 */
const ADDRESS =
  /\S@\S|:\/\/|\bwww\.|[\p{L}\p{N}-]{2}\.(?:com|net|org|info|in|co|io|me|shop|site|online|xyz)(?![\p{L}\p{M}\p{N}])|\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){8}/iu
