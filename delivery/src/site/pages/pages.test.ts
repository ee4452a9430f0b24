import type { LiveRemote, SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import type { Release } from '@mentor-connect/build/release/release'
import { mountTableOf } from '../mountTable'
import type { LiveReleases } from '../liveReleases'
import { knownAddresses } from './knownAddresses'
import { fallbackPreloads, pagePreloads, routePreloads } from './preloads'
import { privatePaths, publicPaths } from './publicPaths'
import { routePages } from './routePages'

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
      'shared-messages-hi': ['shared-hi.js'],
      'account-messages-hi': ['account-hi.js'],
    },
    frames: { public: FRAME, learner: FRAME, mentor: FRAME },
  }),
  public: makeRelease('public', {
    declares: {
      mounts: [{ path: '/', owns: ['/*'], expose: 'routes', frame: 'public', guard: 'open' }],
    },
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
        {
          id: 'subject',
          path: 'resources/:subject',
          chunk: 'subject',
          rendering: { query: [], values: ['jobs'] },
        },
        { id: 'odd', path: 'a/:b/c', firstReads: ['/a/:b'] },
      ],
    },
  }),
  learner: makeRelease('learner', {
    declares: {
      mounts: [
        {
          path: '/user',
          start: '/user/home',
          owns: ['/user/*'],
          expose: 'routes',
          frame: 'learner',
          guard: 'user',
        },
      ],
    },
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

test.each([
  ['of the same version as the shell', 'a', false],
  ['of another version', 'b', true],
])('the texts that all areas share, %s, are preloaded: %s → %s', (_which, version, isPreloaded) => {
  const texts = (en: string) => ({ en: en.repeat(16), hi: 'c'.repeat(16) })
  const areas: LiveReleases = {
    ...live,
    shell: { ...live.shell!, sharedTexts: texts('a') },
    learner: makeRelease('learner', {
      declares: live.learner!.declares,
      exposes: live.learner!.exposes,
      sharedTexts: texts(version),
      chunkFiles: {
        dashboard: ['dashboard.js'],
        'shared-messages-en': ['shared-en.js'],
        'messages-en': ['en.js'],
      },
    }),
  }
  const page = routePages(areas).find(({ path }) => path === '/user/home')!
  const files = routePreloads({ ...LIVE, live: areas }, page).map(({ href }) => href)
  expect(files).toContain('https://cdn.test/learner/r1/en.js')
  expect(files.includes('https://cdn.test/learner/r1/shared-en.js')).toBe(isPreloaded)
})

test('a page preloads the messages of its language that it certainly needs', () => {
  const hindi = routePreloads({ ...LIVE, locale: 'hi' }, pageAt('index.html')).map(({ href }) => href)
  expect(hindi).toEqual(expect.arrayContaining(['/shell/r1/hi.js', '/shell/r1/shared-hi.js']))
  expect(hindi).not.toContain('/shell/r1/account-hi.js')
  expect(hrefs('index.html').filter((href) => href.endsWith('hi.js'))).toEqual([])
})

test('every route has a page, and so has every value of a parameter with only a few', () => {
  expect(routePages(live).map(({ file, path }) => [file, path])).toEqual([
    ['index.html', '/'],
    ['resources/_.html', '/resources/:subject'],
    ['a/_/c.html', '/a/:b/c'],
    ['user.html', '/user'],
    ['user/home.html', '/user/home'],
    ['resources/jobs.html', '/resources/jobs'],
  ])
})

test('search engines find the rendered pages, and are told what is for signed-in people', () => {
  expect(publicPaths(routePages(live))).toEqual(['/', '/resources/jobs'])
  expect(privatePaths(mountTableOf(live))).toEqual(['/user/*'])
})

test('a page knows what it reads first', () => {
  expect(pageAt('a/_/c.html').firstReads).toEqual(['/a/:b'])
  expect(pageAt('index.html').firstReads).toBeUndefined()
})

describe('the known addresses', () => {
  const usable = { public: [live['public']], learner: [live['learner']] }

  test('are those of all routes, also of routes without a page file, and of redirects', () => {
    const areas = { '/': 'public', '/resources/:subject': 'public', '/a/:b/c': 'public' }
    expect(knownAddresses(live, usable)).toEqual({ ...areas, '/user': 'learner', '/user/home': 'learner' })
  })

  test('contain those of a canary', () => {
    const canary = {
      ...live['learner']!,
      exposes: { './routes': [{ id: 'new', path: 'new' }] },
    }
    const areas = knownAddresses(live, { ...usable, learner: [live['learner'], canary] })
    expect(areas).toHaveProperty(['/user/new'], 'learner')
  })

  test('are all below a mount whose routes are described elsewhere', () => {
    const areas = knownAddresses(live, { ...usable, learner: [undefined] })
    expect(areas).toHaveProperty(['/user/*'], 'learner')
  })
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

describe('while an area has a canary', () => {
  const release = {
    ...live['public']!,
    release: 'r2',
    chunkFiles: { ...live['public']!.chunkFiles, home: ['home2.js'] },
  }
  const withCanary = {
    ...live,
    public: { ...release, files: { ...release.files, 'home2.js': release.files['home.js']! } },
  }
  const canary = {
    area: 'public',
    percent: 10,
    registry: { ...registry, remotes: { ...registry.remotes, public: entryOf('/remotes/public/r2/') } },
    live: withCanary,
    pages: new Map(routePages(withCanary).map((page) => [page.file, page])),
  }
  const addresses = (preloads: { href: string }[]) => preloads.map(({ href }) => href)

  test('its pages have the hints of both releases apart, and no file of it among those for everybody', () => {
    const { preloads, canaryHints } = pagePreloads(LIVE, pageAt('index.html'), [canary])
    expect(addresses(preloads)).toEqual(['/shell/r1/en.js'])
    expect(canaryHints).toHaveLength(1)
    expect(canaryHints[0]!.percent).toBe(10)
    expect(addresses(canaryHints[0]!.live)).toEqual(hrefs('index.html').slice(1))
    expect(addresses(canaryHints[0]!.canary)).toEqual([
      '/remotes/public/r2/entry.js',
      '/remotes/public/r2/shared.js',
      '/remotes/public/r2/frame.js',
      '/remotes/public/r2/en.js',
      '/remotes/public/r2/routes.js',
      '/remotes/public/r2/home2.js',
    ])
  })

  test('the style sheets of the live release are for everybody, because its rendered content is', () => {
    const styled = (release: Release): Release => ({
      ...release,
      chunkFiles: { ...release.chunkFiles, home: ['home.js', 'home.css'] },
      files: { ...release.files, 'home.css': { bytes: 1, integrity: 'sha384-home.css' } },
    })
    const before = { ...LIVE, live: { ...live, public: styled(live['public']!) } }
    const { preloads, canaryHints } = pagePreloads(before, pageAt('index.html'), [
      { ...canary, live: { ...live, public: styled(withCanary.public) } },
    ])
    const style = { integrity: 'sha384-home.css', isStyle: true }
    expect(preloads).toContainEqual({ ...style, href: '/remotes/public/r1/home.css' })
    expect(addresses(canaryHints[0]!.live)).not.toContain('/remotes/public/r1/home.css')
    expect(canaryHints[0]!.canary).toContainEqual({ ...style, href: '/remotes/public/r2/home.css' })
  })

  test('a page that the canary does not have has no hints of it', () => {
    const { canaryHints } = pagePreloads(LIVE, pageAt('index.html'), [{ ...canary, pages: new Map() }])
    expect(canaryHints[0]!.canary).toEqual([])
  })

  test('of a page of another area, only the files of its frame are hinted apart', () => {
    const { preloads, canaryHints } = pagePreloads(LIVE, pageAt('user/home.html'), [canary])
    const isOfFrame = (href: string) => href.startsWith('/remotes/public/')
    expect(addresses(preloads)).toEqual(hrefs('user/home.html').filter((href) => !isOfFrame(href)))
    expect(addresses(canaryHints[0]!.live)).toEqual(hrefs('user/home.html').filter(isOfFrame))
  })

  test('pages without anything of that area stay as they are', () => {
    const { preloads, canaryHints } = pagePreloads(LIVE, pageAt('index.html'), [
      { ...canary, area: 'learner' },
    ])
    expect([addresses(preloads), canaryHints]).toEqual([hrefs('index.html'), []])
  })
})
