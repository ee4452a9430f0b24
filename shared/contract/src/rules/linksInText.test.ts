import { splitLinks } from './linksInText'

const links = (text: string) => splitLinks(text).filter((part) => typeof part !== 'string')
const back = (text: string) =>
  splitLinks(text)
    .map((part) => (typeof part === 'string' ? part : part.label))
    .join('')

test.each([
  ['https://example.com', 'https://example.com/'],
  ['http://example.com/a?b=c#d', 'http://example.com/a?b=c#d'],
  ['www.example.com/a', 'https://www.example.com/a'],
  ['HTTPS://Example.COM/A', 'https://example.com/A'],
  ['https://en.wikipedia.org/wiki/Sun_(star)', 'https://en.wikipedia.org/wiki/Sun_(star)'],
  ['https://example.com:8443/x', 'https://example.com:8443/x'],
  ['https://en.wikipedia.org/wiki/Ada_(name)', 'https://en.wikipedia.org/wiki/Ada_(name)'],
  ['https://example.com/a?b=[1]', 'https://example.com/a?b=[1]'],
  ['https://example.com/a_(b_(c))/d', 'https://example.com/a_(b_(c))/d'],
])('%s is shown as it was typed and leads to %s', (text, href) => {
  expect(splitLinks(text)).toEqual([{ href, label: text }])
})

test.each([',', ';', '|', ';www.', ',http://'])(
  'two addresses with %j between them are two links',
  (sign) => {
    const next = /[a-z]/.test(sign) ? 'example.org/b' : 'https://example.org/b'
    const text = `https://example.com/a${sign}${next}`
    expect(links(text)).toMatchObject([{ label: 'https://example.com/a' }, { label: text.slice(22) }])
    expect(back(text)).toBe(text)
  },
)

test.each([
  ['See https://example.com.', 'https://example.com'],
  ['(https://example.com/a)', 'https://example.com/a'],
  ['Really, https://example.com/a?!', 'https://example.com/a'],
  ['“https://example.com/a”', 'https://example.com/a'],
  ['यह देखें: https://example.com/a।', 'https://example.com/a'],
  ['www.example.com, please', 'www.example.com'],
  ['(see https://example.com/a_(b).)', 'https://example.com/a_(b)'],
  ['[https://example.com/a]: new', 'https://example.com/a'],
  ['[here](https://example.com/a), and then', 'https://example.com/a'],
  ['‘https://example.com/a’', 'https://example.com/a'],
  ["'https://example.com/a?b=[1]'", 'https://example.com/a?b=[1]'],
  ['{https://example.com/a}', 'https://example.com/a'],
  ['(https://example.com/a)b', 'https://example.com/a'],
  ['(यह देखें: www.example.com/a)॥', 'www.example.com/a'],
  ['دیکھیں https://example.com/a۔', 'https://example.com/a'],
  ['（https://example.com/a）。', 'https://example.com/a'],
])('punctuation around it stays text: %s', (text, label) => {
  expect(links(text)).toMatchObject([{ label }])
  expect(back(text)).toBe(text)
})

test('of two links in brackets each is one', () => {
  expect(links('(https://example.com/a),(https://example.com/b)')).toMatchObject([
    { label: 'https://example.com/a' },
    { label: 'https://example.com/b' },
  ])
})

test('joiners belong to the words of an address', () => {
  const address = 'https://example.com/क्\u200dष'
  expect(links(address)).toEqual([{ href: new URL(address).href, label: address }])
})

test('links stand between the text, in any script', () => {
  expect(splitLinks('पहले https://a.example/x फिर www.b.example देखें')).toEqual([
    'पहले ',
    { href: 'https://a.example/x', label: 'https://a.example/x' },
    ' फिर ',
    { href: 'https://www.b.example/', label: 'www.b.example' },
    ' देखें',
  ])
})

test.each([
  ['https://उदाहरण.भारत/पाठ', /^https:\/\/xn--[a-z0-9]+\.xn--[a-z0-9]+\/पाठ$/],
  ['https://аpple.com', /^https:\/\/xn--/],
  ['https://ｅxample.com', /^https:\/\/example\.com$/],
  ['http://0x8.8.2056', /^http:\/\/8\.8\.8\.8$/],
])('%s shows the host that opens, in ASCII', (text, label) => {
  const [link, ...others] = links(text)
  expect(others).toEqual([])
  expect(link!.label).toMatch(label)
  expect(new URL(link!.label).href).toBe(link!.href)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https:',
  'data:text/html,<b>x</b>',
  'ftp://example.com',
  'file:///etc/passwd',
  'https://bank.example@evil.example/',
  'https://user:secret@evil.example',
  'https://@evil.example',
  'https:///bank.example@evil.example/',
  'https://\\bank.example@evil.example/',
  'https:////evil.example/bank.example',
  'www.\\bank.example@evil.example',
  'http://localhost:5000',
  'http://0x7f.1',
  'http://192.168.1.1/login',
  'http://router.local/',
  'http://[::1]/',
  'https://',
  'https:example.com',
  'www.',
  'asha@www.example.com',
  'xhttps://example.com',
  'example.com',
])('%s is no link', (text) => expect(splitLinks(text)).toEqual([text]))

test('an address of more than 2,000 characters stays text', () => {
  const address = `https://example.com/${'a'.repeat(2000)}`
  expect(splitLinks(address)).toEqual([address])
})

test('an invisible character ends a link', () => {
  expect(links('https://example.com/\u202Egpj.exe')).toMatchObject([{ href: 'https://example.com/' }])
})

test('a text without links is one part, an empty one none', () => {
  expect(splitLinks('नमस्ते')).toEqual(['नमस्ते'])
  expect(splitLinks('')).toEqual([])
})
