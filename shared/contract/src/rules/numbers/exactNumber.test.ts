import { exactText, fromDigits, fromNumber, inverse, toNumber } from './exactNumber'

test.each([0, 1, -1, 0.1, 0.3, -0.125, 1e15, 1e-7, 1.5e300, 5e-324, 3.141592653589793, 2 ** 53])(
  '%d is exact and comes back',
  (value) => expect(toNumber(fromNumber(value))).toBe(value),
)

test.each([
  [fromNumber(1e21), '1000000000000000000000'],
  [fromNumber(-0.5), '-0.5'],
  [fromDigits('1', '200'), '1.2'],
  [inverse(fromDigits('3')), '1/3'],
])('%s is written as %s', (exact, text) => expect(exactText(exact)).toBe(text))

test('the nearest double of a third is a third', () => expect(toNumber(inverse(fromDigits('3')))).toBe(1 / 3))
