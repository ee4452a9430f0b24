import { EMAIL_MAX } from '../rules/limits'
import { looksLikeEmail } from './typedEmail'

test.each([
  'asha@example.test',
  '  asha@example.test  ',
  'asha.verma+mentor@sub.example.test',
  "o'brien@example.test",
  'आशा@उदाहरण.भारत',
  `${'a'.repeat(EMAIL_MAX - '@example.test'.length)}@example.test`,
])('%j looks like an e-mail address', (text) => expect(looksLikeEmail(text)).toBe(true))

test.each([
  '',
  'asha',
  'asha@example',
  '@example.test',
  'asha@',
  'asha@@example.test',
  'asha verma@example.test',
  'Asha <asha@example.test>',
  'asha@example.test, ravi@example.test',
  'mailto:asha@example.test',
  'asha@example.test\nBcc: all@example.test',
  `${'a'.repeat(EMAIL_MAX)}@example.test`,
])('%j does not look like an e-mail address', (text) => expect(looksLikeEmail(text)).toBe(false))

test('a very long text is rejected without backtracking', () => {
  expect(looksLikeEmail(`${'a.'.repeat(200_000)}@`)).toBe(false)
  expect(looksLikeEmail('@'.repeat(200_000))).toBe(false)
})
