import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BRAND_DESCRIPTION } from '@mentor-connect/contract/rules/brand'
import type { Release } from '@mentor-connect/build/release/release'
import { SiteFolder } from '../testing/SiteFolder'
import { checkedCandidates, makeAllLive } from './publishBuilds'
import { liveLedger, liveRegistry } from '../store/siteStore'

let folder: SiteFolder
beforeEach(() => {
  folder = new SiteFolder()
  folder.configure()
})
afterEach(() => folder.remove())

/** Publishes all areas of the test site, with these release ids. */
const publishAll = (ids: Record<string, string>, changes: Record<string, Partial<Release>> = {}) =>
  folder.change((site) => {
    const builds = Object.entries(ids).map(([area, id]) => ({
      area,
      dir: folder.built(area, id, changes[area]),
    }))
    return makeAllLive(site, checkedCandidates(site, builds))
  })
const ALL = { shell: 's1', public: 'p1', learner: 'l1' }
const registry = () => liveRegistry(folder.site.dir)!
const live = (file: string) => readFileSync(join(folder.site.dir, 'live', file), 'utf8')
const html = () => live('index.html')

test('stores each release under its own path and makes all of them live in one step', () => {
  expect(publishAll(ALL)).toEqual(['shell', 'public', 'learner'])
  const { generation, shell, remotes } = registry()
  expect(generation).toBe(1)
  expect(shell).toMatchObject({ release: 's1', base: '/shell/s1/', entry: '/shell/s1/entry.js' })
  expect(remotes['learner']).toMatchObject({
    release: 'l1',
    base: '/remotes/learner/l1/',
    entry: '/remotes/learner/l1/entry.js',
    contract: '^1.0.0',
  })
  expect(readFileSync(join(folder.site.dir, 'remotes/learner/l1/entry.js'), 'utf8')).toContain('learner l1')
  expect(html()).toContain('src="/shell/s1/entry.js"')
})

test('a new release raises the generation and leaves the old one reachable', () => {
  publishAll(ALL)
  expect(publishAll({ ...ALL, learner: 'l2' })).toEqual(['learner'])
  expect(registry().generation).toBe(2)
  expect(registry().remotes['learner']?.release).toBe('l2')
  expect(existsSync(join(folder.site.dir, 'remotes/learner/l1/entry.js'))).toBe(true)
})

test('publishing the same builds again changes nothing', () => {
  publishAll(ALL)
  const before = html()
  expect(publishAll(ALL)).toEqual([])
  expect(registry().generation).toBe(1)
  expect(html()).toBe(before)
  expect(liveLedger(folder.site.dir)).toHaveLength(6)
})

test('areas that are not named stay live', () => {
  publishAll(ALL)
  folder.publish('jobs', folder.built('jobs', 'j1'))
  publishAll({ learner: 'l2' })
  expect(Object.keys(registry().remotes).sort()).toEqual(['jobs', 'learner', 'public'])
})

test('a release refused by the gate stops all of them', () => {
  publishAll(ALL)
  const bad = { learner: { messageFaults: ['learner.x has no Hindi text'] } }
  expect(() => publishAll({ ...ALL, public: 'p2', learner: 'l2' }, bad)).toThrow(
    /learner\.x has no Hindi text/,
  )
  expect(registry().generation).toBe(1)
})

test('the gate checks the state that will be live, not the previous one', () => {
  publishAll(ALL)
  const next = {
    shell: { provides: '2.0.0', shared: { react: '19.3.1', '@mentor-connect/contract/auth': '2.0.0' } },
    public: { contract: '^2.0.0', shared: {} },
    learner: { contract: '^2.0.0', shared: {} },
  }
  expect(() => publishAll({ shell: 's2' }, next)).toThrow(/needs auth contract/)
  expect(publishAll({ shell: 's2', public: 'p2', learner: 'l2' }, next)).toHaveLength(3)
})

test('data in the page cannot end its script element', () => {
  folder.configure({
    runtime: { apiUrl: 'http://x/</script><script>alert(1)//', chatUrl: 'http://chat.test' },
  })
  publishAll(ALL)
  const inlined = /id="mc-config">(.*?)<\/script>/.exec(html())?.[1]
  expect(inlined).not.toContain('<')
  expect(JSON.parse(inlined!)).toMatchObject({ apiUrl: 'http://x/</script><script>alert(1)//' })
})

describe('an installable site', () => {
  const MANIFEST = {
    id: '/',
    icons: [{ src: 'icons/a.png' }],
    shortcuts: [{ url: '/x', icons: [{ src: 'icons/b.png' }] }],
  }
  const shellWithWorker = () =>
    folder.publish(
      'shell',
      folder.built(
        'shell',
        's2',
        { chunks: { worker: 'worker.1.js' } },
        { 'manifest.json': JSON.stringify(MANIFEST), 'worker.1.js': '/* worker of s2 */' },
      ),
    )

  test('has a manifest with the release’s icons, linked by every page, and the worker with its settings', () => {
    publishAll(ALL)
    shellWithWorker()
    expect(JSON.parse(live('manifest.webmanifest'))).toMatchObject({
      id: '/',
      description: BRAND_DESCRIPTION.en,
      icons: [{ src: '/shell/s2/icons/a.png' }],
      shortcuts: [{ icons: [{ src: '/shell/s2/icons/b.png' }] }],
    })
    expect(JSON.parse(live('manifest.hi.webmanifest'))).toMatchObject({ description: BRAND_DESCRIPTION.hi })
    for (const page of ['index.html', 'app.html']) {
      expect(live(page)).toContain('<link rel="manifest" href="/manifest.webmanifest">')
      expect(live(page)).toContain(
        '<link rel="apple-touch-icon" href="/shell/s2/icons/apple-touch-icon.png">',
      )
    }
    expect(live('sw.js')).toBe(
      'self.mcSite={"apiUrl":"http://api.test","fallback":"/app.html","query":[],"offlineReads":{"public":[],"personal":[]}};\n/* worker of s2 */',
    )
  })

  test('a shell without a worker unregisters the one that browsers have', () => {
    publishAll(ALL)
    shellWithWorker()
    folder.rollback('shell')
    expect(html()).not.toContain('rel="manifest"')
    expect(live('sw.js')).toContain('registration.unregister()')
  })
})
