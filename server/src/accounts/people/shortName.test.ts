import { shortName } from './shortName'

test.each([
  ['Asha Verma', 'Asha V.'],
  ['  Asha   Devi Verma ', 'Asha V.'],
  ['आशा मिश्रा', 'आशा मि.'],
  ['Asha', 'Asha'],
  ['', ''],
])('“%s” is shown as “%s”', (name, short) => {
  expect(shortName(name)).toBe(short)
})
