import { digitsOf, latinDigits } from './latinDigits'

test.each([
  ['६७७१', '6771'],
  ['６７７１', '6771'],
  ['٦٧٧١', '6771'],
  ['۶۷۷۱', '6771'],
  ['৬৭৭১', '6771'],
  ['௬௭௭௧', '6771'],
  ['𝟔𝟟𝟽𝟭', '6771'],
  ['कोड ६७७१ है', 'कोड 6771 है'],
  ['x² and ½', 'x² and ½'],
])('%s is %s', (text, latin) => expect(latinDigits(text)).toBe(latin))

test('the digits of all scripts have the value that Unicode gives them', () => {
  const digits = Array.from({ length: 0x20000 }, (_, code) => code)
    .filter((code) => (code < 0xd800 || code > 0xdfff) && /^\p{Nd}$/u.test(String.fromCodePoint(code)))
    .map((code) => String.fromCodePoint(code))
  expect(digits.length).toBeGreaterThan(600)
  expect(latinDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10))
})

test('a code is pasted with what stands around it', () => {
  expect(digitsOf('Your code: ६७-७१.\n')).toBe('6771')
})
