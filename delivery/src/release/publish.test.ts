import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SiteFolder } from '../testing/SiteFolder'
import { listReleases } from './listReleases'
import { liveRegistry } from '../store/siteStore'

let folder: SiteFolder
beforeEach(() => {
  folder = SiteFolder.live()
})
afterEach(() => folder.remove())

const release = (id: string, options = {}) => folder.publish('learner', folder.built('learner', id), options)
const learner = () => liveRegistry(folder.site.dir)!.remotes['learner']!

test('a release changes its own area only, in both registry and pages', () => {
  const home = () => readFileSync(join(folder.site.dir, 'live/user/home.html'), 'utf8')
  const before = liveRegistry(folder.site.dir)!
  release('r2')
  const after = liveRegistry(folder.site.dir)!
  expect(learner().entry).toBe('/remotes/learner/r2/entry.js')
  expect(after.remotes['public']).toEqual(before.remotes['public'])
  expect(after.shell).toEqual(before.shell)
  expect(home()).toContain('/remotes/learner/r2/')
  expect(home()).not.toContain('/remotes/learner/r1/')
})

test('pages that a release does not change are links to the files of the generation before', () => {
  const files = ['index.html', 'hi/index.html', 'user/home.html', 'registry.json']
  const inodes = () => files.map((file) => statSync(join(folder.site.dir, 'live', file)).ino)
  const before = inodes()
  folder.publish('public', folder.built('public', 'r2'))
  const isLinked = inodes().map((inode, index) => inode === before[index])
  expect(isLinked).toEqual([false, false, true, false])
})

test('publishing a live release changes nothing', () => {
  release('r2')
  expect(release('r2')).toEqual({ release: 'r2', generation: 2, flipped: false })
})

describe('which releases stay reachable', () => {
  /** Publishes releases of the learner area, one after another. @param apart hours between two of them */
  function releaseAll(ids: string[], apart: number) {
    for (const id of ids) {
      folder.passHours(apart)
      release(id)
    }
  }
  const stored = () => readdirSync(join(folder.site.dir, 'remotes/learner')).sort()

  test('the most recent ones, which can be pinned', () => {
    releaseAll(['r2', 'r3', 'r4', 'r5', 'r6', 'r7'], 200)
    expect(stored()).toEqual(['r3', 'r4', 'r5', 'r6', 'r7'])
    expect(learner().pinnable?.map((pin) => pin.release)).toEqual(['r6', 'r5', 'r4', 'r3'])
  })

  test('all that browsers have got in the last days, for open tabs', () => {
    releaseAll(['r2', 'r3', 'r4', 'r5', 'r6', 'r7'], 1)
    expect(stored()).toEqual(['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7'])
    releaseAll(['r8'], 169)
    expect(stored()).toEqual(['r4', 'r5', 'r6', 'r7', 'r8'])
  })

  test('the last one that was live for a day, after any number of bad ones', () => {
    folder.site.keepDays = 0
    releaseAll(['r2'], 200)
    releaseAll(['r3'], 25)
    releaseAll(['r4', 'r5', 'r6', 'r7', 'r8', 'r9'], 1)
    expect(stored()).toEqual(['r2', 'r5', 'r6', 'r7', 'r8', 'r9'])
    expect(folder.rollback('learner', 'r2').release).toBe('r2')
  })
})

test('a build without a list of hashes gets one from the site, which the registry vouches for', () => {
  release('r2')
  const text = readFileSync(join(folder.site.dir, 'remotes/learner/r2/hashes.json'), 'utf8')
  const { integrity } = learner()
  expect(JSON.parse(text)).toEqual({ 'entry.js': integrity })
  expect(learner().hashes).toBe(`sha384-${createHash('sha384').update(text).digest('base64')}`)
  // A second publication of the same release changes nothing.
  expect(release('r2').flipped).toBe(false)
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

test('a canary is promoted without its build, from the origin that serves it', async () => {
  release('r2', { canaryPercent: 10, origin: 'https://learner.example.org' })
  release('r3', { canaryPercent: 10, origin: 'https://learner.example.org' })
  rmSync(join(folder.root, 'built'), { recursive: true })
  expect(await folder.promote('learner')).toMatchObject({ release: 'r3', flipped: true })
  expect(learner().entry).toBe('https://learner.example.org/remotes/learner/r3/entry.js')
  expect(learner().canary).toBeUndefined()
  expect(folder.rollback('learner').release).toBe('r1')
  await expect(folder.promote('learner')).rejects.toThrow('learner has no canary: release one with --canary')
})

test('a canary whose files were changed on the site is not promoted', async () => {
  release('r2', { canaryPercent: 10 })
  const stored = join(folder.site.dir, 'remotes/learner/r2/entry.js')
  writeFileSync(stored, 'changed on the site')
  await expect(folder.promote('learner')).rejects.toThrow(/entry\.js was changed after the build/)
  expect(learner().release).toBe('r1')
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

test('while a canary runs, pages have its files as hints beside the live ones', () => {
  release('r2', { canaryPercent: 10 })
  const page = readFileSync(join(folder.site.dir, 'live/user/home.html'), 'utf8')
  const data = /id="mc-canary-hints">(.*?)<\/script>/.exec(page)![1]!
  expect(JSON.parse(data)).toMatchObject([
    {
      percent: 10,
      live: [{ href: '/remotes/learner/r1/entry.js' }],
      canary: [{ href: '/remotes/learner/r2/entry.js' }],
    },
  ])
  expect(page.indexOf(data)).toBeLessThan(page.indexOf('<script>'))
  expect(page).not.toContain('rel="preload" as="script" href="/remotes/learner/')
  folder.rollback('learner')
  expect(readFileSync(join(folder.site.dir, 'live/user/home.html'), 'utf8')).not.toContain(
    'id="mc-canary-hints"',
  )
})

test('a page that only browsers render has the start screen until the app shows something', () => {
  const page = readFileSync(join(folder.site.dir, 'live/user/home.html'), 'utf8')
  const empty = 'body:has(>#app:empty)'
  expect(page).toContain(`:root ${empty}{background:#faf7f2}`)
  expect(page).toContain(`:root[data-theme='dark'] ${empty}{background:#11181a}`)
  // Comments do not count as content.
  expect(page).toMatch(/<div id="app">(<!--[^>]*-->)*<\/div>/)
})
