import { isBlank, lineError, nameError, tidyLine } from './enteredText'

const FAMILY = '👩\u200d👩\u200d👧'

test.each([
  ['spaces', ' \u00a0\u3000\u2003'],
  ['zero width spaces', '\u200b\u200b'],
  ['a Hangul filler', '\u3164'],
  ['other Hangul fillers', '\u115f\u1160\uffa0'],
  ['a blank of Braille', '\u2800'],
  ['a soft hyphen', '\u00ad'],
  ['a direction mark', '\u200e'],
  ['a non-joiner', '\u200c'],
  ['a joiner', '\u200d'],
  ['a lone accent', '\u0301'],
  ['tag characters', '\u{E0041}\u{E0042}'],
  ['a byte order mark', '\ufeff'],
  ['a grapheme joiner', '\u034f'],
  ['a variation selector', '\ufe0f'],
  ['the object replacement character', '\ufffc'],
  ['a musical sign without a head', '\u{1D159}'],
  ['a private character', '\ue000'],
  ['control characters', '\u0000\u0007\u0085'],
  ['line breaks', '\n\r\u2028\u2029'],
])('%s cannot be seen', (_, text) => {
  expect(isBlank(text)).toBe(true)
  expect(tidyLine(text)).toBe('')
})

test.each(['a', '.', '🙂', FAMILY, 'क्ष', 'ा', '१', '。', '❤\ufe0f'])('%s can be seen', (text) => {
  expect(isBlank(text)).toBe(false)
})

const GOOD = [
  'Zoë O’Brien-Smith, Jr. (II)',
  'आशा वर्मा',
  'क्\u200dष और क्\u200cष',
  'മോഹന്\u200d നായര്\u200d',
  'ශ්\u200dරී ලංකා',
  'ರ\u200d್ಕ',
  'র\u200d্যাব',
  'می\u200cخواهم',
  'محمّد\u064e\u0651',
  'Nguye\u0302\u0303n',
  'Việt Ngữ',
  'น้ำทิพย์',
  'יְרוּשָׁלַ\u0596\u05b4ם',
  '山田太郎',
  '王小明',
  '김민준',
  'ខ្មែរ',
  'བཀྲ་ཤིས',
  `${FAMILY} family`,
  '❤\ufe0f and 1\ufe0f\u20e3',
  '👋🏽 hello 🇮🇳',
  '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} whisky',
  '\u2813\u2811\u2800\u2807',
  'C++ & <b>“C#”</b> 100 %',
]
test.each(GOOD)('%s is a line', (text) => {
  expect(lineError(text)).toBeUndefined()
  expect(tidyLine(text)).toBe(text.normalize('NFC'))
  expect(nameError(text)).toBeUndefined()
})

test.each([
  ['a bidirectional override', 'Cou\u202erse', 'invisible'],
  ['an isolate', 'a\u2066b', 'invisible'],
  ['an isolate at its start', '\u2067Asha', 'invisible'],
  ['a control character at its end', 'Asha\u0007', 'invisible'],
  ['a direction mark', 'a\u200fb', 'invisible'],
  ['a zero width space', 'a\u200bb', 'invisible'],
  ['a byte order mark', 'a\ufeffb', 'invisible'],
  ['a soft hyphen', 'pro\u00adgram', 'invisible'],
  ['a word joiner', 'a\u2060b', 'invisible'],
  ['a grapheme joiner', 'a\u034fb', 'invisible'],
  ['a filler', 'a\u3164b', 'invisible'],
  ['a blank of Braille', 'a\u2800b', 'invisible'],
  ['tag characters', 'a\u{E0041}b', 'invisible'],
  ['a flag that hides a text', '\u{1F3F4}\u{E0068}\u{E0069}\u{E007F}!', 'invisible'],
  ['a joiner between Latin letters', 'a\u200db', 'invisible'],
  ['a non-joiner between Hindi letters that need none', 'रा\u200cम', 'invisible'],
  ['two joiners', 'क्\u200d\u200dष', 'invisible'],
  ['a variation selector', 'a\ufe0fb', 'invisible'],
  ['a control character', 'a\u0007b', 'invisible'],
  ['an annotation', 'a\ufff9b', 'invisible'],
  ['a line feed', 'a\nb', 'line_break'],
  ['a carriage return', 'W\r\nATTENDEE:x', 'line_break'],
  ['a next line', 'a\u0085b', 'line_break'],
  ['a line separator', 'a\u2028b', 'line_break'],
  ['a paragraph separator', 'a\u2029b', 'line_break'],
  ['sixty accents', `a${'\u0301'.repeat(60)}`, 'marks'],
  ['sixty accents of different kinds', `क${'\u0301\u0323\u20dd'.repeat(20)}`, 'marks'],
  ['a vowel sign alone', 'ा', 'marks'],
  ['an accent without a letter', '\u0301a', 'marks'],
  ['an accent after a space', 'a \u0301', 'marks'],
])('a line cannot have %s', (_, text, error) => expect(lineError(text)).toBe(error))

test.each([
  ['Asha\u200b', 'Asha'],
  ['\ufeffAsha\u200e ', 'Asha'],
  [' Asha\t \u00a0Verma\u3164\n', 'Asha Verma'],
  ['راوي\u200c', 'راوي'],
  ['葛\u{E0100}城', '葛城'],
  ['Zoe\u0308', 'Zoë'],
  ['❤\ufe0f\u200b', '❤\ufe0f'],
  ['മോഹന്\u200d\u200b', 'മോഹന്\u200d'],
])('%j is stored as %j', (typed, stored) => {
  expect(tidyLine(typed)).toBe(stored)
  expect(tidyLine(stored)).toBe(stored)
  expect(lineError(typed)).toBeUndefined()
})

test.each([
  'Mentor-Connect',
  'Mentor-Connect Support',
  'mentor connect support',
  'MENTORCONNECT',
  'M e n t o r  C o n n e c t',
  'Official_Mentor_Connect_Team',
  'Ｍｅｎｔｏｒ－Ｃｏｎｎｅｃｔ',
  'Мentоr-Соnnect',
  'M3nt0r C0nnect',
  'Rnentor-Connect',
  'Méntör·Cönnéct',
  'मेंटर-कनेक्ट',
  'मेन्टर कनेक्ट सहायता',
  'मैंटर कनैक्ट',
  'मेंटर Connect',
])('%s would pass for the product', (name) => expect(nameError(name)).toBe('reserved'))

test.each([
  'https://spam.example',
  'Visit HTTP://spam.example now',
  'www.spam.example',
  'Cheap loans at spam.com',
  'ｓｐａｍ．ｃｏｍ',
  'wa.me/919876543210',
  'asha@example.org',
  'asha＠example.org',
  'name@okbank',
  'Asha 98765 43210',
  'आशा ९८७६५४३२१०',
  'Asha +91-98765-43210',
])('%s is an address, not a name', (name) => expect(nameError(name)).toBe('address'))

test.each([
  'A.P.J. Abdul Kalam',
  'M.Com Asha',
  'Asha R.K.Info',
  'Smt. Asha',
  'Asha @ Pune',
  'Asha 2026',
  'Louis XIV.',
  'Jean-Luc',
  'asha.verma',
  'X Æ A-12',
  'St.John',
  'आशा 2',
  'ashacom',
  'Ina.Inga',
])('%s is a name, not an address', (name) => expect(nameError(name)).toBeUndefined())

test.each(['Mentor', 'Connie Mentor', 'Connect', 'Asha, mentor', 'मेंटर आशा', 'Clement Orcon'])(
  '%s is a name as others are',
  (name) => expect(nameError(name)).toBeUndefined(),
)

test('a text of any length is read in one pass', () => {
  expect(tidyLine(`a${' '.repeat(200_000)}b`)).toBe('a b')
  expect(lineError('क्\u200d'.repeat(50_000))).toBeUndefined()
  expect(isBlank('\u200b'.repeat(500_000))).toBe(true)
})
