import { getUserDetails } from '@mentor-connect/contract/learning/learners'
import { DECLARED_READS } from '../../testing/siteDeclarations'
import { isPageAddress, isReleaseFile, pageKey } from './addresses'
import { createCachePolicy, isPicture } from './cachePolicy'
import { deniesPerson } from './deniesPerson'
import { readPage } from './page'
import { staleReleases } from './staleReleases'

const SITE = 'https://site.test'
const cachePolicy = createCachePolicy(DECLARED_READS)
const at = (path: string) => new URL(path, SITE)

it.each([
  ['/', true],
  ['/resource/42?page=2', true],
  ['/user/home', true],
  ['/user/home?release=learner@1a2b', false],
  ['/?overrides', false],
  ['/__clerk/v1/client', false],
  ['/__mail', false],
  ['/healthz', false],
  ['/sw.js', false],
  ['/registry.json', false],
])('%s is cached as a page: %s', (path, expected) => expect(isPageAddress(at(path))).toBe(expected))

it.each([
  ['/resource', '/resource'],
  ['/resource?utm_source=mail', '/resource'],
  ['/hi/resource?sort=rating&page=2&utm_source=mail', '/hi/resource?page=2&sort=rating'],
  ['/resource?page=', '/resource'],
])('the page at %s is kept as %s', (address, key) =>
  expect(pageKey(at(address), ['page', 'sort'])).toBe(SITE + key),
)

it.each([
  ['/shell/1a2b/main.js', true],
  ['/remotes/learner/1a2b/icons/a.png', true],
  ['/remotes/learner/1a2b/entry.js?again=1', true],
  ['/remotes/learner', false],
  ['/shell/1a2b/', false],
  ['/remoteEntry.js', false],
  ['/user/home', false],
])('%s is a release file: %s', (path, expected) => expect(isReleaseFile(at(path))).toBe(expected))

it.each([
  ['/resource/get-resources?page=2', 'public'],
  ['/resource/get-resource/abc', 'public'],
  [getUserDetails.path, 'personal'],
  ['/mentor/get-mentor', 'personal'],
  ['/mentor/get-mentor/abc', 'personal'],
  ['/auth/verify-token', undefined],
  ['/__mail', undefined],
  ['/__clerk/v1/client', undefined],
  ['/api/chat/history', undefined],
  ['/user/verify-certificate', undefined],
  ['/resource/get-resource/abc/more', undefined],
])('the response of %s is cached as %s', (path, expected) => expect(cachePolicy(at(path))).toBe(expected))

it.each([
  ['/media/portraits/learner-1.svg', true],
  ['/files/lesson-a1/picture-960.avif', true],
  ['/files/banner-b2/banner-480.webp', true],
  ['/files/lesson-a1/film.mp4', false],
  ['/files/document-c3/notes.pdf', false],
  ['/resource/get-resource/abc', false],
])('%s is kept as a picture: %s', (path, expected) => expect(isPicture(at(path))).toBe(expected))

it.each([
  [401, { code: 'unauthenticated' }, true],
  [403, { code: 'account_suspended' }, true],
  [403, undefined, true],
  [403, { code: 'not_enrolled' }, false],
  [404, { code: 'not_found' }, false],
  [200, { data: {} }, false],
])('a response with %s and %j deletes what is cached for the person: %s', async (status, body, expected) => {
  const response = new Response(body && JSON.stringify(body), { status })
  expect(await deniesPerson(response)).toBe(expected)
})

describe('composed page', () => {
  const registry = {
    generation: 7,
    shell: { base: '/shell/s1/' },
    remotes: {
      learner: { base: 'https://else.test/remotes/learner/r1/', canary: { base: '/remotes/learner/r2/' } },
    },
  }
  const page = `<script defer src="/shell/s1/main.js" integrity="sha384-a"></script>
    <link rel="preload" as="script" href="https://else.test/remotes/learner/r1/e.js" integrity="sha384-b" crossorigin="anonymous">
    <link rel="stylesheet" href="/remotes/learner/r1/home.css" integrity="sha384-s">
    <link rel="preload" as="script" href="/remotes/x/r/no-hash.js"><link rel="icon" href="/icon.png">
    <script type="application/json" id="mc-registry">${JSON.stringify(registry)}</script>`

  it('is parsed into its releases and scripts', () => {
    expect(readPage(page, SITE)).toEqual({
      generation: 7,
      folders: [`${SITE}/shell/s1/`, 'https://else.test/remotes/learner/r1/', `${SITE}/remotes/learner/r2/`],
      scripts: [
        { href: `${SITE}/shell/s1/main.js`, integrity: 'sha384-a' },
        { href: 'https://else.test/remotes/learner/r1/e.js', integrity: 'sha384-b' },
        { href: `${SITE}/remotes/learner/r1/home.css`, integrity: 'sha384-s' },
      ],
      choices: [],
      reads: [],
    })
  })

  it('names the scripts of both releases of an area with a canary', () => {
    const hints = [
      {
        percent: 10,
        live: [{ href: '/remotes/learner/r1/e.js', integrity: 'sha384-l' }],
        canary: [{ href: '/remotes/learner/r2/e.js', integrity: 'sha384-c' }, { href: '/no-hash.js' }],
      },
    ]
    const data = `<script type="application/json" id="mc-canary-hints">${JSON.stringify(hints)}</script>`
    expect(readPage(data + page, SITE)?.choices).toEqual([
      {
        live: [{ href: `${SITE}/remotes/learner/r1/e.js`, integrity: 'sha384-l' }],
        canary: [{ href: `${SITE}/remotes/learner/r2/e.js`, integrity: 'sha384-c' }],
      },
    ])
  })

  it('names modules, and the lists with which the shell verifies them', () => {
    const remotes = {
      vite: {
        base: 'https://else.test/remotes/vite/r1/',
        hashes: 'sha384-v',
        canary: { base: '/remotes/vite/r2/', hashes: 'sha384-w' },
      },
      other: { base: '/remotes/other/r1/', hashes: 'sha384-o' },
    }
    const html = `<script type="application/json" id="mc-registry">${JSON.stringify({ ...registry, remotes })}</script>
      <link rel="modulepreload" href="https://else.test/remotes/vite/r1/page.js" integrity="sha384-p">`
    expect(readPage(html, SITE)?.scripts).toEqual([
      { href: 'https://else.test/remotes/vite/r1/page.js', integrity: 'sha384-p' },
      { href: `${SITE}/remotes/vite/r1/hashes.json`, integrity: 'sha384-v' },
    ])
    const hints = [
      { percent: 10, live: [], canary: [{ href: '/remotes/vite/r2/e.js', integrity: 'sha384-e' }] },
    ]
    const data = `<script type="application/json" id="mc-canary-hints">${JSON.stringify(hints)}</script>`
    expect(readPage(data + html, SITE)?.choices[0]?.canary).toEqual([
      { href: `${SITE}/remotes/vite/r2/e.js`, integrity: 'sha384-e' },
      { href: `${SITE}/remotes/vite/r2/hashes.json`, integrity: 'sha384-w' },
    ])
  })

  it('names what it was rendered with', () => {
    const answers = { '["GET","/resource/get-resources",{"page":1,"domain":"Data Science"},null]': {} }
    const state = `<script type="application/json" id="mc-rendered">${JSON.stringify({ answers })}</script>`
    expect(readPage(page + state, SITE)?.reads).toEqual([
      '/resource/get-resources?page=1&domain=Data+Science',
    ])
  })

  it.each(['', '<h1>Welcome to the hotel</h1>', '<script id="mc-registry">{"gener</script>'])(
    'is not recognized without a registry: %s',
    (html) => expect(readPage(html, SITE)).toBeUndefined(),
  )
})

it('deletes unreferenced releases, except for the latest of each area', () => {
  const files = [
    'learner/r1/a',
    'learner/r2/a',
    'learner/r3/a',
    'learner/r3/b',
    'public/p1/a',
    'learner/r4/a',
  ].map((file) => `${SITE}/remotes/${file}.js`)
  const named = [`${SITE}/remotes/learner/r4/`]
  expect([...staleReleases([...files, `${SITE}/shell/s1/main.js`], named)]).toEqual([
    `${SITE}/remotes/learner/r1/`,
    `${SITE}/remotes/learner/r2/`,
  ])
})
