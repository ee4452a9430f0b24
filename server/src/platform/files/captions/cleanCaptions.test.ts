import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_CONTENT } from '../../../api/seed/inPlaceCourses'
import { cleanCaptions } from './cleanCaptions'

const clean = (text: string) => cleanCaptions(Buffer.from(text))

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
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n&lt;script&gt;alert(1)&lt;/script&gt; <b>2 &gt; 1</b> &lt;c.red onclick=x&gt;a&lt;/c&gt;\n',
  )
})

it('an arrow in the text does not begin an entry', () => {
  expect(clean('WEBVTT\n\n00:01.000 --> 00:02.000\na --> b')).toContain('\na --&gt; b\n')
})

it.each(['hi', 'en'])('keeps every entry of the demo film: %s', (language) => {
  const given = readFileSync(join(DEMO_CONTENT, `money-basics-hi/ek-phone-${language}.vtt`), 'utf8')
  expect(clean(given)).toBe(given)
})

it.each([
  ['a page', '<!doctype html><script>alert(1)</script>', /not captions in WebVTT/],
  ['another format', '1\n00:00:01,000 --> 00:00:02,000\nHello', /not captions in WebVTT/],
  ['nothing to read', 'WEBVTT\n\nNOTE nothing', /have no text/],
  ['times that are none', 'WEBVTT\n\nsoon --> later\nHello', /“soon --> later” is not a time/],
  ['an end before its start', 'WEBVTT\n\n00:03.000 --> 00:02.000\nHello', /cannot end at 00:00:02\.000/],
  ['a month', 'WEBVTT\n\n00:01.000 --> 700:00:00.000\nHello', /cannot end/],
  ['a book', `WEBVTT\n\n00:01.000 --> 00:02.000\n${'a'.repeat(3000)}`, /too long/],
  ['too many entries', `WEBVTT${'\n\n00:01.000 --> 00:02.000\nHa'.repeat(10_001)}`, /more than 10000/],
])('refuses %s', (_, text, reason) => expect(() => clean(text)).toThrow(reason))

it('refuses another encoding', () => {
  expect(() => cleanCaptions(Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\ncafé', 'latin1'))).toThrow(
    /UTF-8/,
  )
})
