import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteRegistry } from '@mentor-connect/shared/contracts/siteRegistry'
import type { BuiltRelease } from '../site/buildSite'
import { composeSite } from './composeSite'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'compose-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const config = { apiUrl: 'http://localhost:4000', chatUrl: 'http://localhost:4001' }

function built(area: string, release: string): BuiltRelease {
  const dir = join(folder, 'built', area, release)
  mkdirSync(dir, { recursive: true })
  writeFileSync(join(dir, 'entry.js'), `/* ${area} ${release} */`)
  const described = { shared: {}, exposes: {}, chunks: {}, messageFaults: [], files: {} }
  const contract = area === 'shell' ? {} : { contract: '^1.0.0' }
  return { area, release, dir, entry: 'entry.js', integrity: `sha384-${release}`, ...contract, ...described }
}

const dir = () => join(folder, 'site')
const site = (runtime = config) => ({
  dir: dir(),
  config: runtime,
  keep: 5,
  now: () => new Date('2026-11-20T08:00:00Z'),
})
const registry = () => JSON.parse(readFileSync(join(dir(), 'live/registry.json'), 'utf8')) as SiteRegistry
const html = () => readFileSync(join(dir(), 'live/index.html'), 'utf8')

test('places each release under its own path and makes it live', () => {
  composeSite(site(), [built('shell', 's1'), built('learner', 'l1')])
  expect(registry()).toEqual({
    generation: 1,
    shell: { release: 's1', base: '/shell/s1/', entry: '/shell/s1/entry.js', integrity: 'sha384-s1' },
    remotes: {
      learner: {
        release: 'l1',
        base: '/remotes/learner/l1/',
        entry: '/remotes/learner/l1/entry.js',
        integrity: 'sha384-l1',
        contract: '^1.0.0',
      },
    },
  })
  expect(readFileSync(join(dir(), 'remotes/learner/l1/entry.js'), 'utf8')).toBe('/* learner l1 */')
  expect(html()).toContain('src="/shell/s1/entry.js"')
})

test('a new release raises the generation and leaves the old one reachable', () => {
  composeSite(site(), [built('shell', 's1'), built('learner', 'l1')])
  composeSite(site(), [built('shell', 's1'), built('learner', 'l2')])
  expect(registry().generation).toBe(2)
  expect(registry().remotes['learner']?.release).toBe('l2')
  expect(existsSync(join(dir(), 'remotes/learner/l1/entry.js'))).toBe(true)
})

test('composing the same again changes nothing', () => {
  const releases = [built('shell', 's1'), built('learner', 'l1')]
  composeSite(site(), releases)
  const before = html()
  composeSite(site(), releases)
  expect(registry().generation).toBe(1)
  expect(html()).toBe(before)
})

test('data in the page cannot end its script element', () => {
  composeSite(site({ ...config, apiUrl: 'http://x/</script><script>alert(1)//' }), [built('shell', 's1')])
  const inlined = /id="mc-config">(.*?)<\/script>/.exec(html())?.[1]
  expect(inlined).not.toContain('<')
  expect(JSON.parse(inlined!)).toMatchObject({ apiUrl: 'http://x/</script><script>alert(1)//' })
})

describe('what makes the site installable', () => {
  const live = (file: string) => readFileSync(join(dir(), 'live', file), 'utf8')
  const MANIFEST = {
    id: '/',
    icons: [{ src: 'icons/a.png' }],
    shortcuts: [{ url: '/x', icons: [{ src: 'icons/b.png' }] }],
  }

  function shellWithWorker(release: string): BuiltRelease {
    const shell = built('shell', release)
    writeFileSync(join(shell.dir, 'manifest.json'), JSON.stringify(MANIFEST))
    writeFileSync(join(shell.dir, 'worker.1.js'), `/* worker of ${release} */`)
    writeFileSync(
      join(shell.dir, 'release.json'),
      JSON.stringify({ ...shell, chunks: { worker: 'worker.1.js' } }),
    )
    return shell
  }

  test('a manifest whose pictures are the release’s, linked by every page, and the worker with its settings', () => {
    composeSite(site(), [shellWithWorker('s1')])
    expect(JSON.parse(live('manifest.webmanifest'))).toMatchObject({
      id: '/',
      icons: [{ src: '/shell/s1/icons/a.png' }],
      shortcuts: [{ icons: [{ src: '/shell/s1/icons/b.png' }] }],
    })
    for (const page of ['index.html', 'app.html']) {
      expect(live(page)).toContain('<link rel="manifest" href="/manifest.webmanifest">')
      expect(live(page)).toContain(
        '<link rel="apple-touch-icon" href="/shell/s1/icons/apple-touch-icon.png">',
      )
    }
    expect(live('sw.js')).toBe(
      'self.mcSite={"apiUrl":"http://localhost:4000","fallback":"/app.html"};\n/* worker of s1 */',
    )
  })

  test('a shell that brings none takes away the worker that browsers have', () => {
    composeSite(site(), [shellWithWorker('s1')])
    composeSite(site(), [built('shell', 's0')])
    expect(html()).not.toContain('rel="manifest"')
    expect(live('sw.js')).toContain('registration.unregister()')
  })
})
