import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { SiteFolder } from '../testing/SiteFolder'
import { listReleases } from './listReleases'
import { retire } from './retire'
import { liveLedger, liveRegistry } from '../store/siteStore'
import { withdraw } from './withdraw'

let folder: SiteFolder
beforeEach(() => {
  folder = SiteFolder.live()
})
afterEach(() => folder.remove())

const release = (id: string, options = {}) => folder.publish('learner', folder.built('learner', id), options)
const releaseAll = (...ids: string[]) => ids.forEach((id) => release(id))
const takeOut = (id: string, reason?: string) =>
  folder.change((site) => withdraw(site, 'learner', id, { reason }))
const learner = () => liveRegistry(folder.site.dir)!.remotes['learner']!
const pins = () => (learner().pinnable ?? []).map((pin) => pin.release)
const states = () =>
  Object.fromEntries(
    listReleases(folder.site.dir)
      .filter(({ area }) => area === 'learner')
      .map((row) => [row.release, row.state]),
  )

describe('a rollback', () => {
  it.each<[string, (() => unknown)[], string]>([
    ['goes back one release', [() => folder.rollback('learner')], 'r3'],
    [
      'goes further back the second time',
      [() => folder.rollback('learner'), () => folder.rollback('learner')],
      'r2',
    ],
    ['goes to a release by its id', [() => folder.rollback('learner', 'r2')], 'r2'],
    [
      'continues from the release that it went to',
      [() => folder.rollback('learner', 'r2'), () => folder.rollback('learner')],
      'r1',
    ],
    ['skips withdrawn releases', [() => takeOut('r3'), () => folder.rollback('learner')], 'r2'],
    [
      'goes back to the release before one that followed a rollback',
      [() => folder.rollback('learner'), () => release('r5'), () => folder.rollback('learner')],
      'r3',
    ],
    [
      'goes back to a release that was explicitly released again',
      [
        () => folder.rollback('learner'),
        () => release('r4'),
        () => release('r5'),
        () => folder.rollback('learner'),
      ],
      'r4',
    ],
  ])('%s', (_what, acts, expected) => {
    releaseAll('r2', 'r3', 'r4')
    for (const act of acts) act()
    expect(learner().release).toBe(expected)
  })

  it('is refused when no eligible release is left', () => {
    release('r2')
    folder.rollback('learner')
    expect(() => folder.rollback('learner')).toThrow(/learner has no earlier release to go back to/)
    expect(learner().release).toBe('r1')
  })

  it('skips five hot fixes that were rolled back', () => {
    for (const id of ['r2', 'r3', 'r4', 'r5', 'r6', 'r7']) {
      release(id)
      folder.rollback('learner')
    }
    release('r8')
    expect(folder.rollback('learner')).toMatchObject({ release: 'r1' })
  })

  it('needs only the site, no builds', () => {
    release('r2')
    // The builds are deleted, as if another team had made them on its own machine.
    rmSync(join(folder.root, 'built'), { recursive: true })
    expect(folder.rollback('learner').release).toBe('r1')
  })
})

test('a rollback to a release that no longer fits the site is refused', () => {
  release('r2')
  const learnerDir = folder.built('learner', 'r3', { contract: '>=1.1.0 <2.0.0' })
  folder.publish(
    'shell',
    folder.built('shell', 'r2', {
      provides: '1.1.0',
      shared: { react: '19.3.1', '@mentor-connect/contract/auth': '1.1.0' },
    }),
  )
  folder.publish('learner', learnerDir)
  expect(() => folder.rollback('shell')).toThrow(
    /learner@r3 needs auth contract >=1\.1\.0 <2\.0\.0, shell r1 has 1\.0\.0/,
  )
})

test.each([
  ['no earlier release', undefined, /has no earlier release/],
  ['an unknown release', 'r9', /r9 does not exist any more/],
])('a rollback to %s is refused', (_what, wanted, says) => {
  expect(() => folder.rollback('learner', wanted)).toThrow(says)
})

test('a rollback to a release that was rolled back is refused', () => {
  release('r2')
  folder.rollback('learner')
  expect(() => folder.rollback('learner', 'r2')).toThrow(
    /learner@r2 was rolled back on 2026-11-20: .* release it again/,
  )
  expect(learner().release).toBe('r1')
})

describe('a release that was rolled back', () => {
  it('cannot be pinned, but open tabs still find its files', () => {
    releaseAll('r2', 'r3')
    expect(pins()).toEqual(['r2', 'r1'])
    folder.rollback('learner')
    expect(pins()).toEqual(['r1'])
    expect(readdirSync(join(folder.site.dir, 'remotes/learner')).sort()).toEqual(['r1', 'r2', 'r3'])
    expect(states()).toEqual({ r2: 'live', r3: 'rolled back', r1: 'earlier' })
  })

  it('can be explicitly released again', () => {
    release('r2')
    folder.rollback('learner')
    release('r2')
    expect(states()).toEqual({ r2: 'live', r1: 'earlier' })
  })
})

describe('a withdrawn release', () => {
  beforeEach(() => releaseAll('r2', 'r3'))

  it('cannot be pinned, rolled back to or released again', () => {
    expect(takeOut('r2', 'shows the names of other learners')).toMatchObject({ flipped: true })
    expect(pins()).toEqual(['r1'])
    expect(states()).toEqual({ r3: 'live', r2: 'withdrawn', r1: 'earlier' })
    expect(() => folder.rollback('learner', 'r2')).toThrow(/learner@r2 was withdrawn on 2026-11-20/)
    const again =
      /learner@r2 was withdrawn on 2026-11-20 by asha \(shows the names of other learners\): change/
    expect(() => release('r2')).toThrow(again)
    expect(() => release('r2', { canaryPercent: 10 })).toThrow(again)
  })

  it('stays withdrawn when it is withdrawn twice', () => {
    takeOut('r2')
    expect(takeOut('r2')).toMatchObject({ flipped: false })
  })

  it.each([
    ['live', 'r3', /learner@r3 is live: go back with "npm run rollback -- learner" first/],
    ['unknown', 'r9', /learner@r9 was never released here/],
  ])('is refused while it is %s', (_what, id, says) => {
    expect(() => takeOut(id)).toThrow(says)
  })

  it('is refused while it is a canary', () => {
    release('r4', { canaryPercent: 10 })
    expect(() => takeOut('r4')).toThrow(/learner@r4 is live/)
    folder.rollback('learner')
    takeOut('r4')
    expect(() => release('r4')).toThrow(/was withdrawn/)
  })
})

describe('an area', () => {
  const retireArea = (area: string) =>
    folder.change((site) => retire(site, area, { reason: 'no longer offered' }))

  it('is retired when nobody needs it any more', () => {
    folder.publish('jobs', folder.built('jobs', 'j1'))
    expect(retireArea('jobs')).toMatchObject({ release: 'j1', flipped: true })
    expect(Object.keys(liveRegistry(folder.site.dir)!.remotes)).toEqual(['learner', 'public'])
    expect(liveLedger(folder.site.dir).at(-1)).toMatchObject({
      action: 'retire',
      area: 'jobs',
      by: 'asha',
      reason: 'no longer offered',
    })
    // The files stay, because a tab may still use the retired area.
    expect(readdirSync(join(folder.site.dir, 'remotes/jobs'))).toEqual(['j1'])
  })

  it('can be released again', () => {
    folder.publish('jobs', folder.built('jobs', 'j1'))
    retireArea('jobs')
    folder.publish('jobs', folder.built('jobs', 'j2'))
    expect(liveRegistry(folder.site.dir)!.remotes['jobs']!.release).toBe('j2')
  })

  it.each([
    ['the shell mounts it', 'learner', /The shell mounts learner\/frame: release a shell that does not/],
    ['another area links to it', 'public', /learner links to routes of public: release learner without/],
    ['it is the shell', 'shell', /The shell is the site itself/],
    ['it is not live', 'jobs', /No release of jobs is live/],
  ])('is not retired while %s', (_what, area, says) => {
    expect(() => retireArea(area)).toThrow(says)
  })
})
