import { NO_CONTENT, portfolioErrors, slugError, slugOf, type PortfolioContent } from './portfolioRules'

const time = { title: 'B.A.', organisation: 'Sample College', text: '', from: 2019, to: 2022 }

test('an empty portfolio is valid until it is shown', () => {
  expect(portfolioErrors(NO_CONTENT, false)).toEqual({})
  expect(portfolioErrors(NO_CONTENT, true)).toEqual({ headline: 'needed' })
})

test.each<[Partial<PortfolioContent>, object]>([
  [{ headline: 'a'.repeat(101) }, { headline: 'too_long' }],
  [{ headline: 'One\nTwo' }, { headline: 'line' }],
  [{ about: 'a'.repeat(1501) }, { about: 'too_long' }],
  [{ skills: [{ name: ' ', certificates: [], tasks: [] }] }, { 'skills.0.name': 'needed' }],
  [
    {
      skills: [
        { name: 'Sewing', certificates: [], tasks: [] },
        { name: ' sewing', certificates: ['1', '2', '3', '4', '5', '6'], tasks: [] },
      ],
    },
    { 'skills.1.name': 'twice', 'skills.1.certificates': 'too_many' },
  ],
  [{ works: [{ title: 'A page', text: '', link: 'http://example.org' }] }, { 'works.0.link': 'address' }],
  [{ works: [{ title: 'A page', text: '', link: 'https://192.168.0.1/' }] }, { 'works.0.link': 'address' }],
  [{ education: [{ ...time, from: NaN }] }, { 'education.0.from': 'year' }],
  [{ education: [{ ...time, to: 2018 }] }, { 'education.0.to': 'years' }],
  [{ experience: Array.from({ length: 11 }, () => time) }, { experience: 'too_many' }],
  [
    {
      languages: [
        { language: 'hi', level: 'native' },
        { language: 'hi', level: 'good' },
      ],
    },
    { 'languages.1.language': 'twice' },
  ],
  [{ links: [{ label: '', url: 'example.org' }] }, { 'links.0.label': 'needed', 'links.0.url': 'address' }],
])('%j has errors', (parts, errors) => {
  expect(portfolioErrors({ ...NO_CONTENT, ...parts }, false)).toEqual(errors)
})

test.each([
  ['asha', undefined],
  ['asha-verma-2', undefined],
  ['as', 'slug'],
  ['Asha', 'slug'],
  ['-asha', 'slug'],
  ['asha--verma', 'slug'],
  ['आशा', 'slug'],
  ['a'.repeat(41), 'slug'],
  ['admin', 'reserved'],
  ['mentor-connect', 'reserved'],
  ['ment0r-c0nnect-help', 'reserved'],
])('the name “%s” in an address: %s', (slug, error) => expect(slugError(slug)).toBe(error))

test('a name becomes a part of an address', () => {
  expect(slugOf('Ásha  Verma (2)')).toBe('asha-verma-2')
  expect(slugOf('आशा')).toBe('')
  expect(slugOf(`${'a'.repeat(39)} bc`)).toBe('a'.repeat(39))
})
