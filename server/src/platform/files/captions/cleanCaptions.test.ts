import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_CONTENT } from '../../../api/seed/inPlaceCourses'
import { cleanCaptions } from './cleanCaptions'

const read = (text: string) => cleanCaptions(Buffer.from(text))
const clean = (text: string) => read(text).text
const HELLO = '\n\n00:00:05.000 --> 00:00:06.000\nHello\n'

it('keeps times, places, text and who speaks', () => {
  expect(
    clean(
      '\ufeffWEBVTT - Film\r\n\r\nNOTE mine\r\n\r\n1\r\n00:01.000 --> 00:02.500 line:50% align:start\r\n<v Lipi>नमस्ते</v>\r\nHello',
    ),
  ).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.500 line:50% align:start\n<v Lipi>नमस्ते</v>\nHello\n')
})

it('leaves out styles, regions, unknown settings and tags', () => {
  const cleaned = clean(
    [
      'WEBVTT\n\nSTYLE\n::cue { background: url(https://evil.test) }\n\nREGION\nid:one',
      '00:01.000 --> 00:02.000 region:one onload:x\n<script>alert(1)</script> <b>2 > 1</b> <c.red onclick=x>a</c>',
    ].join('\n\n'),
  )
  expect(cleaned).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n&lt;script&gt;alert(1)&lt;/script&gt; <b>2 &gt; 1</b> a\n',
  )
})

it('an arrow in the text does not begin an entry', () => {
  expect(clean('WEBVTT\n\n00:01.000 --> 00:02.000\na --> b')).toContain('\na --&gt; b\n')
})

it.each(['hi', 'en'])('keeps every entry of the demo film: %s', (language) => {
  const given = readFileSync(join(DEMO_CONTENT, `money-basics-hi/ek-phone-${language}.vtt`), 'utf8')
  expect(clean(given)).toBe(given)
})

describe('SubRip (.srt)', () => {
  it('becomes WebVTT, with its formats', () => {
    const given = [
      '\ufeff1\r\n00:00:01,000 --> 00:00:02,500\r\nनमस्ते <I>all</I>',
      '2\r\n0:00:03,000 --> 0:00:04,000 X1:10 X2:20 Y1:5 Y2:9\r\n{\\an8}<font color="#ff0">Two</font>\r\n{b}lines{/b}',
      '3\r\n01:00:05,000 --> 01:00:06,000\r\n2 < 3 & <script>alert(1)</script>',
    ].join('\r\n\r\n')
    expect(read(given)).toEqual({
      leftOut: [],
      text: [
        'WEBVTT',
        '00:00:01.000 --> 00:00:02.500\nनमस्ते <i>all</i>',
        '00:00:03.000 --> 00:00:04.000\nTwo\n<b>lines</b>',
        '01:00:05.000 --> 01:00:06.000\n2 &lt; 3 & &lt;script&gt;alert(1)&lt;/script&gt;\n',
      ].join('\n\n'),
    })
  })

  it.each([
    ['without numbers', '00:00:01,000 --> 00:00:02,000\nOne\n\n00:00:03,000 --> 00:00:04,000\nTwo'],
    [
      'with empty lines above',
      '\n\n1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:03,000 --> 00:00:04,000\nTwo',
    ],
    ['without empty lines', '1\n00:00:01,000 --> 00:00:02,000\nOne\n2\n00:00:03,000 --> 00:00:04,000\nTwo'],
    ['that begins at 0', '0\n00:00:01,000 --> 00:00:02,000\nOne\n\n1\n00:00:03,000 --> 00:00:04,000\nTwo'],
  ])('is read %s', (_, given) => {
    expect(clean(given)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOne\n\n00:00:03.000 --> 00:00:04.000\nTwo\n',
    )
  })

  it('names what cannot be shown', () => {
    const given = '1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:03,000 --> 00:00:03,000\nTwo'
    expect(read(given).leftOut).toEqual([{ line: '00:00:03,000 --> 00:00:03,000', why: 'length' }])
  })

  it('has the same limits', () => {
    const given = Array.from({ length: 10_001 }, (_, n) => `${n}\n00:00:01,000 --> 00:00:02,000\nHa`)
    expect(() => clean(given.join('\n\n'))).toThrow(/more than 10000/)
  })
})

it.each([
  ['a page', '<!doctype html><script>alert(1)</script>', /not captions in WebVTT/],
  ['another format', '[Script Info]\nTitle: Film\n\n[Events]', /not captions in WebVTT or SubRip/],
  ['a number alone', '1\nHello', /not captions in WebVTT or SubRip/],
  ['nothing to read', 'WEBVTT\n\nNOTE nothing', /have no text/],
  ['only entries that cannot be shown', 'WEBVTT\n\nsoon --> later\nHello', /The first one: “soon --> later”/],
  ['too many entries', `WEBVTT${'\n\n00:01.000 --> 00:02.000\nHa'.repeat(10_001)}`, /more than 10000/],
])('refuses %s', (_, text, reason) => expect(() => clean(text)).toThrow(reason))

it.each([
  ['times that are none', 'soon --> later\nHi', { line: 'soon --> later', why: 'times' }],
  ['times that are none, below a number', '7\nsoon --> later\nHi', { line: 'soon --> later', why: 'times' }],
  ['60 seconds', '00:01.000 --> 00:60.000\nHi', { line: '00:01.000 --> 00:60.000', why: 'times' }],
  ['text without times', 'Nobody says when', { line: 'Nobody says when', why: 'times' }],
  ['no length', '00:01.000 --> 00:01.000\nHi', { line: '00:01.000 --> 00:01.000', why: 'length' }],
  [
    'an end before its start',
    '00:03.000 --> 00:02.000\nHi',
    { line: '00:03.000 --> 00:02.000', why: 'length' },
  ],
  ['a month', '00:01.000 --> 700:00:00.000\nHi', { line: '00:01.000 --> 700:00:00.000', why: 'late' }],
  [
    'a book',
    `00:01.000 --> 00:02.000\n${'a'.repeat(3000)}`,
    { line: '00:01.000 --> 00:02.000', why: 'long' },
  ],
])('an entry with %s is left out and named, the others stay', (_, entry, leftOut) => {
  const expected = { text: `WEBVTT${HELLO}`, leftOut: [leftOut] }
  expect(read(`WEBVTT\n\n${entry}${HELLO}`)).toEqual(expected)
  expect(read(`WEBVTT${HELLO}\n${entry}`)).toEqual(expected)
})

it.each([
  ['a note with an arrow', 'WEBVTT\n\nNOTE from here --> there\n\n'],
  ['a note with an arrow below', 'WEBVTT\n\nNOTE\nhere --> there\nand on\n\n'],
  ['a note with times', 'WEBVTT\n\nNOTE 00:01.000 --> 00:02.000\n\n'],
  ['styles and regions with an arrow', 'WEBVTT\n\nSTYLE\n/* --> */\n\nREGION\nid:a-->b\n\n'],
  ['a header of a site', 'WEBVTT\nKind: captions\nLanguage: en\n\n'],
  ['a header without an empty line below', 'WEBVTT\nKind: captions\n'],
  ['nothing between the first line and the entry', 'WEBVTT\n'],
  ['an identifier in the header', 'WEBVTT\nintro\n'],
  ['metadata of streams', 'WEBVTT\n\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000\n\n'],
  ['an identifier in words', 'WEBVTT\n\nthe first one\n'],
  ['a byte order mark and many empty lines', '\ufeffWEBVTT - x\n\n\n \n\n'],
  ['an entry without text', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<b> </b>\n\n'],
])('nothing is lost after %s', (_, before) => {
  for (const newline of ['\n', '\r\n', '\r'])
    expect(read((before + HELLO.trimStart()).replaceAll('\n', newline))).toEqual({
      text: `WEBVTT${HELLO}`,
      leftOut: [],
    })
})

it.each([
  ['0:00:01.000 --> 0:00:02.000', '00:00:01.000 --> 00:00:02.000'],
  ['00:00:01,000 --> 00:00:02,000', '00:00:01.000 --> 00:00:02.000'],
  ['0:01.000-->0:02.000', '00:00:01.000 --> 00:00:02.000'],
  ['00:01.5 --> 00:02.05', '00:00:01.500 --> 00:00:02.050'],
  ['0:01 --> 0:02', '00:00:01.000 --> 00:00:02.000'],
  ['123:00:01.000 --> 123:00:02.000', undefined],
])('reads the times %s', (given, written) => {
  const expected = written ? `WEBVTT\n\n${written}\nHi${HELLO}` : `WEBVTT${HELLO}`
  expect(clean(`WEBVTT\n\n${given}\nHi${HELLO}`)).toBe(expected)
})

it('a missing empty line joins no entries, and entries may overlap', () => {
  const given =
    'WEBVTT\n\n1\n00:01.000 --> 00:04.000\nOne\n2\n00:02.000 --> 00:03.000\nTwo\n00:03.000 --> 00:09.000\n3'
  expect(read(given)).toEqual({
    leftOut: [],
    text: 'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nOne\n\n00:00:02.000 --> 00:00:03.000\nTwo\n\n00:00:03.000 --> 00:00:09.000\n3\n',
  })
})

it('reads entries that begin with a line of one space, as a large site writes them', () => {
  const given =
    'WEBVTT\nKind: captions\nLanguage: en\n\n00:00:00.080 --> 00:00:02.389 align:start position:0%\n \nokay<00:00:00.399><c> so</c>\n\n00:00:02.389 --> 00:00:02.399\nokay so\n \n\n00:00:02.399 --> 00:00:04.000\n \n'
  expect(read(given)).toEqual({
    leftOut: [],
    text: 'WEBVTT\n\n00:00:00.080 --> 00:00:02.389 align:start position:0%\nokay so\n\n00:00:02.389 --> 00:00:02.399\nokay so\n',
  })
  const numbered = '1\n00:00:01,000 --> 00:00:02,000\n \n2\n00:00:03,5 --> 00:00:04,000\nHi\n'
  expect(read(numbered)).toEqual({ leftOut: [], text: 'WEBVTT\n\n00:00:03.500 --> 00:00:04.000\nHi\n' })
})

it.each([
  ['okay<00:00:00.399><c> so</c><01:00:00.500><c.colorE5E5E5> now</c>', 'okay so now'],
  ['<i.foreignphrase>bonjour</i> <b.loud.x>!</b>', '<i>bonjour</i> <b>!</b>'],
  ['<lang en-GB>all</lang> <lang>x</lang>', '<lang en-GB>all</lang> x'],
  ['<ruby>漢<rt>kan</rt></ruby>', '<ruby>漢<rt>kan</rt></ruby>'],
  ['<v.first.loud Ravi  Iyer>Hi', '<v Ravi Iyer>Hi'],
  ['<v\nRavi>Hi</v>', '<v Ravi>Hi</v>'],
  ['<c.a\n.b>x</c> <c>y', 'x y'],
  ['<b><c>x</c></b> </i>', '<b>x</b> '],
  [
    'a < b > c, <3 and <font color="red">x</font>',
    'a &lt; b &gt; c, &lt;3 and &lt;font color="red"&gt;x&lt;/font&gt;',
  ],
  ['<b onclick=x>1</b>', '<b>1</b>'],
])('of %j learners read %j', (given, shown) => {
  expect(clean(`WEBVTT\n\n00:01.000 --> 00:02.000\n${given}\n`)).toBe(
    `WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n${shown}\n`,
  )
})

it('refuses another encoding', () => {
  expect(() => cleanCaptions(Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\ncafé', 'latin1'))).toThrow(
    /UTF-8/,
  )
})
