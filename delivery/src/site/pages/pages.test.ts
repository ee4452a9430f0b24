import type { LiveRemote, SiteRegistry } from '@mentor-connect/shared/site/siteRegistry'
import type { Release } from '../release'
import { fallbackPreloads, routePreloads } from './preloads'
import { privatePaths, publicPaths } from './publicPaths'
import { routePages, type LiveReleases } from './routePages'

const FRAME = { remote: 'public', expose: 'frame' }

const makeRelease = (area: string, more: Partial<Release>): Release => ({
  area,
  release: 'r1',
  entry: 'entry.js',
  integrity: 'sha384-entry',
  shared: {},
  exposes: {},
  chunks: {},
  messageFaults: [],
  files: Object.fromEntries(
    Object.values(more.chunkFiles ?? {})
      .flat()
      .map((file) => [file, { bytes: 1, integrity: `sha384-${file}` as const }]),
  ),
  ...more,
})

const live: LiveReleases = {
  shell: makeRelease('shell', {
    chunkFiles: {
      main: ['entry.js'],
      axios: ['axios.js'],
      'messages-en': ['en.js'],
      'messages-hi': ['hi.js'],
    },
    mountTable: [
      { path: '/', remote: 'public', expose: 'routes', frame: FRAME },
      {
        path: '/user',
        start: '/user/home',
        remote: 'learner',
        expose: 'routes',
        frame: FRAME,
        isPersonal: true,
      },
    ],
  }),
  public: makeRelease('public', {
    chunkFiles: {
      __federation_expose_frame: ['shared.js', 'frame.js'],
      __federation_expose_routes: ['routes.js'],
      home: ['shared.js', 'home.js'],
      subject: ['subject.js'],
      'public-messages-en': ['en.js'],
    },
    exposes: {
      './routes': [
        { id: 'home', path: '', chunk: 'home', rendering: { query: [] } },
        { id: 'subject', path: 'resources/:subject', chunk: 'subject', rendering: { query: [] } },
        { id: 'odd', path: 'a/:b/c' },
      ],
    },
    prerendered: { '/': 'prerendered/index.json', '/resources/jobs': 'prerendered/resources-jobs.json' },
  }),
  learner: makeRelease('learner', {
    chunkFiles: { dashboard: ['dashboard.js'] },
    exposes: {
      './routes': [
        { id: 'root', path: '' },
        { id: 'dashboard', path: 'home', chunk: 'dashboard' },
      ],
    },
  }),
}

const entryOf = (base: string): LiveRemote => ({
  release: 'r1',
  base,
  entry: `${base}entry.js`,
  integrity: 'sha384-entry',
  contract: '^1.0.0',
})

const registry: SiteRegistry = {
  generation: 1,
  shell: entryOf('/shell/r1/'),
  remotes: {
    public: entryOf('/remotes/public/r1/'),
    learner: entryOf('https://cdn.test/learner/r1/'),
  },
}

const LIVE = { registry, live, locale: 'en' } as const

const pageAt = (file: string) => routePages(live).find((page) => page.file === file)!
const hrefs = (file: string) => routePreloads(LIVE, pageAt(file)).map(({ href }) => href)

test('every route has a page, and so has every prerendered address', () => {
  expect(routePages(live).map(({ file, path }) => [file, path])).toEqual([
    ['index.html', '/'],
    ['resources/_.html', '/resources/:subject'],
    ['user.html', '/user'],
    ['user/home.html', '/user/home'],
    ['resources/jobs.html', '/resources/jobs'],
  ])
})

test('search engines find the rendered pages, and are told what is for signed-in people', () => {
  expect(publicPaths(routePages(live))).toEqual(['/', '/resources/jobs'])
  expect(privatePaths(live['shell']?.mountTable)).toEqual(['/user/*'])
})

test('a page lists each script of its route once, and no others', () => {
  expect(hrefs('index.html')).toEqual([
    '/shell/r1/en.js',
    '/remotes/public/r1/entry.js',
    '/remotes/public/r1/shared.js',
    '/remotes/public/r1/frame.js',
    '/remotes/public/r1/en.js',
    '/remotes/public/r1/routes.js',
    '/remotes/public/r1/home.js',
  ])
})

test('a redirect page lists the scripts of its target, also on another origin', () => {
  expect(hrefs('user.html')).toContain('https://cdn.test/learner/r1/dashboard.js')
  expect(hrefs('user.html')).toEqual(hrefs('user/home.html'))
})

test('only pages of signed-in people and the fallback list the HTTP client', () => {
  const client = '/shell/r1/axios.js'
  expect(hrefs('user/home.html')).toContain(client)
  expect(hrefs('index.html')).not.toContain(client)
  expect(fallbackPreloads(LIVE).map(({ href }) => href)).toContain(client)
})

test('preload hints have the same hash as the script element', () => {
  const [client, english] = fallbackPreloads(LIVE)
  expect(client).toEqual({ href: '/shell/r1/axios.js', integrity: 'sha384-axios.js' })
  expect(english).toEqual({ href: '/shell/r1/en.js', integrity: 'sha384-en.js' })
})

test('a release without a description, on another site, gets no preload hints', () => {
  expect(routePages({ ...live, public: undefined }).map(({ file }) => file)).toEqual([
    'user.html',
    'user/home.html',
  ])
})
