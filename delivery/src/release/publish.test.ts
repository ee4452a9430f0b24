import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { SiteFolder } from '../testing/SiteFolder'
import { listReleases } from './listReleases'
import { liveRegistry } from './siteStore'

let folder: SiteFolder
beforeEach(() => {
  folder = SiteFolder.live()
})
afterEach(() => folder.remove())

const release = (id: string, options = {}) => folder.publish('learner', folder.built('learner', id), options)
const learner = () => liveRegistry(folder.site.dir)!.remotes['learner']!
const html = () => readFileSync(join(folder.site.dir, 'live/index.html'), 'utf8')

test('a release changes its own area only, in both registry and pages', () => {
  const before = liveRegistry(folder.site.dir)!
  release('r2')
  const after = liveRegistry(folder.site.dir)!
  expect(learner().entry).toBe('/remotes/learner/r2/entry.js')
  expect(after.remotes['public']).toEqual(before.remotes['public'])
  expect(after.shell).toEqual(before.shell)
  expect(html()).toContain('/remotes/learner/r2/')
  expect(JSON.parse(/id="mc-registry">(.*?)<\/script>/.exec(html())![1]!)).toEqual(after)
})

test('publishing a live release changes nothing', () => {
  release('r2')
  expect(release('r2')).toEqual({ release: 'r2', generation: 2, flipped: false })
})

test('the most recent releases stay reachable and can be pinned, older ones are deleted', () => {
  for (const id of ['r2', 'r3', 'r4', 'r5', 'r6', 'r7']) release(id)
  expect(readdirSync(join(folder.site.dir, 'remotes/learner')).sort()).toEqual(['r3', 'r4', 'r5', 'r6', 'r7'])
  expect(learner().pinnable?.map((pin) => pin.release)).toEqual(['r6', 'r5', 'r4', 'r3'])
})

test('a canary runs next to the live release until it is promoted or ended', () => {
  release('r2', { canaryPercent: 10 })
  expect(learner()).toMatchObject({ release: 'r1', canary: { release: 'r2', percent: 10 } })
  expect(folder.rollback('learner').release).toBe('r1')
  expect(learner().canary).toBeUndefined()

  release('r2', { canaryPercent: 25 })
  release('r2')
  expect(learner()).toMatchObject({ release: 'r2' })
  expect(learner().canary).toBeUndefined()
})

test('the shell has no canary', () => {
  const attempt = () => folder.publish('shell', folder.built('shell', 'r2'), { canaryPercent: 10 })
  expect(attempt).toThrow(/A canary needs a live release of a remote beside it/)
})

test('a release may be served from another origin', () => {
  release('r2', { origin: 'https://learner.example.org' })
  expect(learner().entry).toBe('https://learner.example.org/remotes/learner/r2/entry.js')
})

test('the list shows what is live, since when, and the earlier releases', () => {
  release('r2')
  const rows = listReleases(folder.site.dir).filter((row) => row.area === 'learner')
  expect(rows.map(({ release: id, state, since, contract }) => [id, state, since, contract])).toEqual([
    ['r2', 'live', '2026-11-20T08:00:00.000Z', '^1.0.0'],
    ['r1', 'earlier', '2026-11-20T08:00:00.000Z', '^1.0.0'],
  ])
})
