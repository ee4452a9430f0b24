import { linkedText } from './linkedText'

test.each([
  ['no link', [{ text: 'no link' }]],
  ['', []],
  [
    'see https://a.test/x?y=1.',
    [{ text: 'see ' }, { text: 'https://a.test/x?y=1', href: 'https://a.test/x?y=1' }, { text: '.' }],
  ],
  ['(http://a.test)', [{ text: '(' }, { text: 'http://a.test', href: 'http://a.test' }, { text: ')' }]],
  ['javascript:alert(1)', [{ text: 'javascript:alert(1)' }]],
])('“%s”', (text, parts) => {
  expect(linkedText(text)).toEqual(parts)
})
