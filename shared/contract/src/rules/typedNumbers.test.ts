import { decimalNumber, mobileNumber, wholeNumber } from './typedNumbers'

test.each([
  ['9876543210', '9876543210'],
  [' 98765 43210 ', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['९८७६५४३२१०', '9876543210'],
])('%s is the mobile number %s', (text, number) => expect(mobileNumber(text)).toBe(number))

test.each(['', '98765', '98765432101', '+1 9876543210', 'abcdefghij', '987654321O', '٩٨٧٦٥٤٣٢١٠', '📱'])(
  '%j is not a mobile number',
  (text) => expect(mobileNumber(text)).toBeUndefined(),
)

test.each([
  ['0', 0],
  [' 12 ', 12],
  ['१२', 12],
  ['70', 70],
])('%s is %d years', (text, years) => expect(wholeNumber(text, 70)).toBe(years))

test.each(['', '-1', '1.5', '71', '1e1', '99999', 'ten'])('%j is not a number of years', (text) =>
  expect(wholeNumber(text, 70)).toBeUndefined(),
)

test.each([
  ['1,5', 1.5],
  [' १२.५ ', 12.5],
  ['200', 200],
])('%s is %d hours', (text, hours) => expect(decimalNumber(text)).toBe(hours))

test.each(['', '-1', '1.5.5', '1e3', 'Infinity', '0x10', 'one'])('%j is not a number of hours', (text) =>
  expect(decimalNumber(text)).toBeNaN(),
)
