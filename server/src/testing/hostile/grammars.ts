import type { Random } from './random'

/**
 * The tokens of every grammar that we parse. A parser that looks back or ahead too far is slow if one token is repeated
 * many times.
 */
export const GRAMMARS: Record<string, string[]> = {
  markdown:
    '*a_|a*|**|***|[|]|](|![|[a]|[a](b)|`|``a|~~~\n|> |> a\n|- |- a\n|1. |* a\n  * b\n|[a]: x\n|<a|<!--|&a;|\\|\\*|# a\n|---\n|a\n-\n|a\n|a\n\n|  \n|\t|a_b |===\n'
      .split('|')
      .concat(['|', '|a|b|\n', 'a|b\n-|-\n']),
  search: '" ( ) [ - , / + # * x ab xyx c++ .net AND NEAR( क 1'.split(' ').concat([' ']),
  numbers: "1 0 1, 1. 1' १ ٣ ½ ^ ×10 − e9 / ٫ ² % ₹ m".split(' ').concat(['1 ']),
  dates: '2026- T 00: +05: Z 31/ १२- Jan'.split(' '),
  links: 'http:// www. a. ( ) a@ @a. mailto: // % %E0 ?a= &b : - a@b.c'.split(' '),
  captions: [
    'WEBVTT\n\n',
    '00:00:00.000 --> 00:00:01.000\na\n\n',
    '--> ',
    '<c>',
    '<',
    '{\\an8}',
    '&nbsp;',
    '1\n',
    '\r',
  ],
  html: ['<p>', '<p ', '<!--', '</', '<a href="', '&lt;', '<li>', "'"],
  letters: ['x', 'क्ष', '👨‍👩‍', 'e\u0301', '\u0301', '\u200d', '\uFDFA', 'İ', ' ', '\u00a0', '\n', ';', ', '],
}

const TOKENS = Object.values(GRAMMARS).flat()

/** A text that repeats one or two tokens up to the length, alone or around a word. */
export function repetition(length: number, random: Random): string {
  const unit = random.chance(0.6) ? random.pick(TOKENS) : random.pick(TOKENS) + random.pick(TOKENS)
  const frame = random.pick(['', '', 'x', '\n\nx', '!'])
  return filledWith(unit, length - frame.length) + frame
}

export function filledWith(unit: string, length: number): string {
  return unit.repeat(Math.max(0, Math.floor(length / unit.length)))
}
