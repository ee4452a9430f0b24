import { isPhoneNumber, mobileNumber, typedNumber, wholeNumber } from './typedNumbers'

test.each([
  ['9876543210', '9876543210'],
  [' 98765 43210 ', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['0091 98765 43210', '9876543210'],
  ['+91 (0)98765 43210', '9876543210'],
  ['9198765432', '9198765432'],
  ['९८७६५४३२१०', '9876543210'],
  ['٩٨٧٦٥٤٣٢١٠', '9876543210'],
  ['＋９１ ９８７６５‐４３２１０', '9876543210'],
  ['\u202a+91\u00a098765\u201143210\u202c', '9876543210'],
])('%s is the mobile number %s', (text, number) => expect(mobileNumber(text)).toBe(number))

test.each([
  '',
  '98765',
  '98765432101',
  '+1 9876543210',
  '0019876543210',
  '+9876543210',
  'abcdefghij',
  '987654321O',
  '📱',
])('%j is not a mobile number', (text) => expect(mobileNumber(text)).toBeUndefined())

test.each([
  '98765 43210',
  '+91 98765-43210',
  '(0731) 255 1234',
  '+1 212 555 0100',
  '९८७६५ ४३२१०',
  '0044 20 7946 0958',
])('%s is a phone number', (text) => expect(isPhoneNumber(text)).toBe(true))

test.each(['', '98765', 'call me', '98765 4321O', '+', '98765 43210 98765 43210', '@asha'])(
  '%j is not a phone number',
  (text) => expect(isPhoneNumber(text)).toBe(false),
)

test.each([
  ['0', 0],
  [' 12 ', 12],
  ['१२', 12],
  ['70', 70],
  ['١٢', 12],
  ['१२.', 12],
  ['12.0', 12],
])('%s is %d years', (text, years) => expect(wholeNumber(text, 70)).toBe(years))

test.each(['', '-1', '1.5', '71', '1e2', '99999', 'ten', '10%'])('%j is not a number of years', (text) =>
  expect(wholeNumber(text, 70)).toBeUndefined(),
)

test.each([
  ['1,5', 1.5],
  [' १२.५ ', 12.5],
  ['200', 200],
  ['1 ½', 1.5],
  ['-1', -1],
  ['1,200', 1200],
])('%s is the number %d', (text, number) => expect(typedNumber(text)).toBe(number))

test.each(['', '1.5.5', 'Infinity', '0x10', 'one', '1.200', '50%'])('%j is not one number', (text) =>
  expect(typedNumber(text)).toBeNaN(),
)
