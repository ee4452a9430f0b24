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

const site = () => join(folder, 'site')
const registry = () => JSON.parse(readFileSync(join(site(), 'live/registry.json'), 'utf8')) as SiteRegistry
const html = () => readFileSync(join(site(), 'live/index.html'), 'utf8')

test('places each release under its own path and makes it live', () => {
  composeSite(site(), [built('shell', 's1'), built('learner', 'l1')], config)
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
  expect(readFileSync(join(site(), 'remotes/learner/l1/entry.js'), 'utf8')).toBe('/* learner l1 */')
  expect(html()).toContain('src="/shell/s1/entry.js"')
})

test('a new release raises the generation and leaves the old one reachable', () => {
  composeSite(site(), [built('shell', 's1'), built('learner', 'l1')], config)
  composeSite(site(), [built('shell', 's1'), built('learner', 'l2')], config)
  expect(registry().generation).toBe(2)
  expect(registry().remotes['learner']?.release).toBe('l2')
  expect(existsSync(join(site(), 'remotes/learner/l1/entry.js'))).toBe(true)
})

test('composing the same again changes nothing', () => {
  const releases = [built('shell', 's1'), built('learner', 'l1')]
  composeSite(site(), releases, config)
  const before = html()
  composeSite(site(), releases, config)
  expect(registry().generation).toBe(1)
  expect(html()).toBe(before)
})

test('data in the page cannot end its script element', () => {
  composeSite(site(), [built('shell', 's1')], { ...config, apiUrl: 'http://x/</script><script>alert(1)//' })
  const inlined = /id="mc-config">(.*?)<\/script>/.exec(html())?.[1]
  expect(inlined).not.toContain('<')
  expect(JSON.parse(inlined!)).toMatchObject({ apiUrl: 'http://x/</script><script>alert(1)//' })
})
