import { describedHead } from './pageHtml'

const NOINDEX = '<meta name="robots" content="noindex">'

test('only a page that must not be listed keeps search engines away', () => {
  const page = { title: 'Asha', path: '/people/asha', locale: 'en' as const, siteUrl: 'https://site.test' }
  expect(describedHead(page)).not.toContain('robots')
  expect(describedHead({ ...page, isUnlisted: true })).toContain(NOINDEX)
})
