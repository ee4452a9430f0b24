import { pageFacts } from './pageFacts'
import { pageIssues, type Expected } from './pageIssues'

const URL = 'https://site.test/resource/c1'
const EXPECTED: Expected = {
  url: URL,
  language: 'en',
  alternates: new Map([
    ['en', URL],
    ['hi', 'https://site.test/hi/resource/c1'],
  ]),
}
const CONTEXT = { '@context': 'https://schema.org' }
const COURSE = {
  ...CONTEXT,
  '@type': 'Course',
  name: 'Maths',
  description: 'Counting and more.',
  url: URL,
  image: 'https://api.test/card.png',
  provider: { '@type': 'Organization', name: 'Mentor-Connect', url: 'https://site.test/' },
  offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'INR' },
  hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
}
const TRAIL = {
  ...CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.test/' }],
}
const json = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`

const PAGE = `<!doctype html><html lang="en"><head>
<title>Maths | Mentor-Connect</title>
<meta name="description" content="Counting and more, for beginners.">
<link rel="canonical" href="${URL}">
<link rel="alternate" hreflang="en" href="${URL}">
<link rel="alternate" hreflang="hi" href="https://site.test/hi/resource/c1">
${['type', 'site_name', 'locale', 'image', 'image:alt'].map((name) => `<meta property="og:${name}" content="x">`).join('\n')}
<meta property="og:title" content="Maths | Mentor-Connect">
<meta property="og:url" content="${URL}">
${json(COURSE)}${json(TRAIL)}
</head><body><a href="#content">Skip</a><main id="content"><h1>Maths</h1>
<svg><title>A picture</title></svg><p>Counting   and more.</p>${'<p>A lesson about numbers.</p>'.repeat(5)}</main></body></html>`

const issuesOf = (html: string) => pageIssues(pageFacts(html), EXPECTED)

it('a complete page has no issue', () => expect(issuesOf(PAGE)).toEqual([]))

it.each<[issue: string, from: string | RegExp, to: string]>([
  ['is in the language hi', 'lang="en"', 'lang="hi"'],
  ['has 0 titles', /<title>.*?<\/title>/, ''],
  [
    'has 2 descriptions',
    '<link rel="canonical"',
    '<meta name="description" content="x"><link rel="canonical"',
  ],
  ['is hardly described', ', for beginners.', ''],
  [
    'is canonical at https://site.test/x',
    `rel="canonical" href="${URL}"`,
    'rel="canonical" href="https://site.test/x"',
  ],
  ['names other addresses in its languages than the site map', 'hreflang="hi"', 'hreflang="ta"'],
  ['says robots: noindex', '<title>', '<meta name="robots" content="noindex"><title>'],
  ['has no single og:image', '<meta property="og:image" content="x">', ''],
  ['has another title in link previews', 'og:title" content="Maths', 'og:title" content="Physics'],
  ['has 2 level 1 headings', '<p>', '<h1>More</h1><p>'],
  ['has 54 characters of content', /(<p>A lesson about numbers.<\/p>)+/, '<p>Few words about it.</p>'],
  ['is still loading something', '<p>', '<p aria-busy="true">'],
  ['is still loading something', '<p>', '<p role="status" aria-label="Loading"></p><p>'],
  [
    'asks for /reviews?page=1, which its route does not declare',
    '<main',
    '<script type="application/json" id="mc-rendered">{"undeclaredReads":["[\\"GET\\",\\"/reviews\\",{\\"page\\":\\"1\\"},null]"]}</script><main',
  ],
  ['links to #content, which it does not have', 'id="content"', ''],
  ['has structured data of BreadcrumbList, undefined', '{"@context"', '{{"@context"'],
  ['Course lacks image', 'https://api.test/card.png', ''],
  ['does not show the description', 'Counting   and', 'Counting or'],
])('%s', (issue, from, to) => {
  expect(issuesOf(PAGE.replace(from, to))).toContain(issue)
})
