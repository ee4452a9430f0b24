import { execFileSync } from 'node:child_process'
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalRegistry } from '@mentor-connect/shared/contracts/siteRegistry'
import { SiteFolder } from '../testing/aSite'
import { listReleases } from './listReleases'
import { withLock } from './lock'
import { publish } from './publish'
import { rollback } from './rollback'
import { publicKeyOf } from './signature'
import { liveRegistry } from './siteStore'

let folder: SiteFolder
beforeEach(() => {
  folder = SiteFolder.live()
})
afterEach(() => folder.remove())

const release = (id: string, options = {}) =>
  publish(folder.site, 'learner', folder.built('learner', id), options)
const learner = () => liveRegistry(folder.site.dir)!.remotes['learner']!
const html = () => readFileSync(join(folder.site.dir, 'live/index.html'), 'utf8')

test('a release flips its area only, in registry and page alike', () => {
  const before = liveRegistry(folder.site.dir)!
  release('r2')
  const after = liveRegistry(folder.site.dir)!
  expect(learner().entry).toBe('/remotes/learner/r2/entry.js')
  expect(after.remotes['public']).toEqual(before.remotes['public'])
  expect(after.shell).toEqual(before.shell)
  expect(html()).toContain('/remotes/learner/r2/')
  expect(JSON.parse(/id="mc-registry">(.*?)<\/script>/.exec(html())![1]!)).toEqual(after)
})

test('what is live already is not flipped again', () => {
  release('r2')
  expect(release('r2')).toEqual({ release: 'r2', generation: 2, flipped: false })
})

test('the last releases stay reachable and can be pinned, older ones go', () => {
  for (const id of ['r2', 'r3', 'r4', 'r5', 'r6', 'r7']) release(id)
  expect(readdirSync(join(folder.site.dir, 'remotes/learner')).sort()).toEqual(['r3', 'r4', 'r5', 'r6', 'r7'])
  expect(learner().pinnable?.map((pin) => pin.release)).toEqual(['r6', 'r5', 'r4', 'r3'])
})

test('a rollback goes back one release, and then further', () => {
  release('r2')
  release('r3')
  expect(rollback(folder.site, 'learner')).toMatchObject({ release: 'r2', generation: 4 })
  expect(learner().release).toBe('r2')
  expect(rollback(folder.site, 'learner', 'r1')).toMatchObject({ release: 'r1' })
})

test('a rollback needs nothing but the site', () => {
  release('r2')
  // The builds are gone, as they are on another team's machine.
  execFileSync('rm', ['-rf', join(folder.root, 'built')])
  expect(rollback(folder.site, 'learner').release).toBe('r1')
})

test('a rollback to what the rest of the site has left behind is refused', () => {
  release('r2')
  const learnerDir = folder.built('learner', 'r3', { contract: '>=1.1.0 <2.0.0' })
  publish(
    folder.site,
    'shell',
    folder.built('shell', 'r2', {
      provides: '1.1.0',
      shared: { react: '19.3.1', '@mentor-connect/shared/auth': '1.1.0' },
    }),
  )
  publish(folder.site, 'learner', learnerDir)
  expect(() => rollback(folder.site, 'shell')).toThrow(
    /learner@r3 needs auth contract >=1\.1\.0 <2\.0\.0, shell r1 has 1\.0\.0/,
  )
})

test.each([
  ['nothing before', undefined, /has no earlier release/],
  ['a release that never was', 'r9', /r9 is not there any more/],
])('a rollback to %s is refused', (_what, wanted, says) => {
  expect(() => rollback(folder.site, 'learner', wanted)).toThrow(says)
})

test('a canary stands beside what is live, until it is promoted or called off', () => {
  release('r2', { canaryPercent: 10 })
  expect(learner()).toMatchObject({ release: 'r1', canary: { release: 'r2', percent: 10 } })
  expect(rollback(folder.site, 'learner').release).toBe('r1')
  expect(learner().canary).toBeUndefined()

  release('r2', { canaryPercent: 25 })
  release('r2')
  expect(learner()).toMatchObject({ release: 'r2' })
  expect(learner().canary).toBeUndefined()
})

test('the shell has no canary', () => {
  const attempt = () => publish(folder.site, 'shell', folder.built('shell', 'r2'), { canaryPercent: 10 })
  expect(attempt).toThrow(/A canary needs a live release of a remote beside it/)
})

test('a release may lie on another origin', () => {
  release('r2', { origin: 'https://learner.example.org' })
  expect(learner().entry).toBe('https://learner.example.org/remotes/learner/r2/entry.js')
})

test('the list says what is live, since when, and what came before', () => {
  release('r2')
  const rows = listReleases(folder.site.dir).filter((row) => row.area === 'learner')
  expect(rows.map(({ release: id, state, since, contract }) => [id, state, since, contract])).toEqual([
    ['r2', 'live', '2026-11-20T08:00:00.000Z', '^1.0.0'],
    ['r1', 'earlier', '2026-11-20T08:00:00.000Z', '^1.0.0'],
  ])
})

test('a signed registry can be verified with the public key of the page', () => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  publish({ ...folder.site, signingKey: pem }, 'learner', folder.built('learner', 'r2'))
  const registry = liveRegistry(folder.site.dir)!
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKeyOf(pem) }, format: 'jwk' })
  const isGenuine = (text: string) =>
    verify(null, Buffer.from(text), key, Buffer.from(registry.signature!, 'base64url'))
  expect(isGenuine(canonicalRegistry(registry))).toBe(true)
  expect(isGenuine(canonicalRegistry({ ...registry, generation: 99 }))).toBe(false)
})

test('one change at a time; a lock whose process is gone is taken over', async () => {
  await withLock(folder.site.dir, async () => {
    await expect(withLock(folder.site.dir, () => 'second')).rejects.toThrow(/Another release is under way/)
  })
  expect(existsSync(join(folder.site.dir, '.lock'))).toBe(false)
  const gone = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim()
  execFileSync('sh', [
    '-c',
    `mkdir "${folder.site.dir}/.lock" && echo ${gone} > "${folder.site.dir}/.lock/pid"`,
  ])
  await expect(withLock(folder.site.dir, () => 'second')).resolves.toBe('second')
})
