import { socialLink, socialLinks } from './socialLinks'

test.each([
  ['linkedin.com/in/asha', 'linkedin.com/in/asha'],
  [' https://www.LinkedIn.com/in/asha/ ', 'www.linkedin.com/in/asha'],
  ['http://github.com/asha?tab=repositories#top', 'github.com/asha'],
  ['HTTPS://x.com', 'x.com'],
  ['उदाहरण.भारत/आशा', 'xn--p1b6ci4b4b3a.xn--h2brj9c/%E0%A4%86%E0%A4%B6%E0%A4%BE'],
])('%s is normalized to %s', (text, link) => expect(socialLink(text)).toBe(link))

test.each([
  '',
  'asha',
  '@asha',
  'javascript:alert(1)',
  'javascript://example.com/%0Aalert(1)',
  'data:text/html,<b>x</b>',
  'mailto:asha@example.com',
  'ftp://example.com/asha',
  'https://bank.com@evil.example/',
  'https://example.com:8443/asha',
  'http://127.0.0.1/',
  'http://[::1]/',
  'localhost/asha',
  'printer.local/asha',
  'https://example.com/asha\u202e',
  'example.com/a b',
  '<script>alert(1)</script>',
  `example.com/${'a'.repeat(200)}`,
])('%j is invalid', (text) => expect(socialLink(text)).toBeUndefined())

test('duplicate links are removed; one invalid link rejects all', () => {
  expect(socialLinks(['github.com/asha', 'https://github.com/asha/', ' '])).toEqual(['github.com/asha'])
  expect(socialLinks(['github.com/asha', 'nothing'])).toBeUndefined()
})
