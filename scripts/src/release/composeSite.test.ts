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
