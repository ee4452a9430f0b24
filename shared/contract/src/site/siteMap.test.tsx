import { robotsText, siteMap, siteMapIndex } from './siteMap'

const SITE = 'https://site.test'
const parse = (text: string) => new DOMParser().parseFromString(text, 'application/xml')
const textsOf = (document: Document, tag: string) =>
  [...document.querySelectorAll(tag)].map(({ textContent }) => textContent)

test('a site map has each page in each language, with links to the others', () => {
  const document = parse(siteMap(SITE, [{ path: '/a&b', lastModified: '2026-01-02T00:00:00.000Z' }]))
  expect(textsOf(document, 'loc')).toEqual([`${SITE}/a&b`, `${SITE}/hi/a&b`])
  expect(textsOf(document, 'lastmod')).toEqual(['2026-01-02T00:00:00.000Z', '2026-01-02T00:00:00.000Z'])
  for (const url of document.querySelectorAll('url')) {
    const links = [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')]
    expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
      ['en', `${SITE}/a&b`],
      ['hi', `${SITE}/hi/a&b`],
      ['x-default', `${SITE}/a&b`],
    ])
  }
})

test('an index lists site maps', () => {
  const document = parse(siteMapIndex(SITE, [{ path: '/one.xml' }, { path: '/two.xml' }]))
  expect(textsOf(document, 'sitemap loc')).toEqual([`${SITE}/one.xml`, `${SITE}/two.xml`])
})

/** Returns true if crawlers may request a path, according to the rules of RFC 9309. */
function isAllowed(robots: string, path: string) {
  const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule]) => rule!)
  return !rules.some((rule) => {
    const pattern = rule.replace(/[.?+]/g, '\\$&').replace(/\*/g, '.*')
    return new RegExp(`^${pattern}`).test(path)
  })
}

test('crawlers may request public pages only', () => {
  const robots = robotsText(['/user/*', '/mentor', '/mentor/chat/*', '/user/mentor/:mentorId'], SITE)
  const paths = {
    public: ['/', '/users', '/mentor/kavita', '/mentor/chatter', '/resource?page=2', '/hi/resource/c1'],
    private: [
      '/user',
      '/user/home',
      '/mentor',
      '/mentor/chat',
      '/mentor/chat/1',
      '/hi/user/home',
      '/resource?q=x',
    ],
  }
  for (const path of paths.public) expect([path, isAllowed(robots, path)]).toEqual([path, true])
  for (const path of paths.private) expect([path, isAllowed(robots, path)]).toEqual([path, false])
  expect(robots).not.toContain('/user/mentor')
  expect(robots).toContain('\nSitemap: https://site.test/sitemap.xml\n')
})

test('without an address of the site, no site map is named', () => {
  expect(robotsText([])).not.toContain('Sitemap')
})
