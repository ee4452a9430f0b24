import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AreaDeclaration } from '@mentor-connect/build/release/declaration'
import type { SiteRendering } from '@mentor-connect/contract/site/rendering'
import { liveLedger, liveRegistry } from '../store/siteStore'
import { SiteFolder } from '../testing/SiteFolder'
import { listFlags, setFlag } from './flags'

const HOME = 'learner.new-home'
const MOUNTS: AreaDeclaration['mounts'] = [
  { path: '/user', owns: ['/user/*'], expose: 'routes', frame: 'public', guard: 'open' },
]
const withFlags = (flags: AreaDeclaration['flags']) => ({ declares: { mounts: MOUNTS, flags } })

let folder: SiteFolder
beforeEach(() => {
  folder = SiteFolder.live()
  folder.publish(
    'learner',
    folder.built('learner', 'r2', withFlags({ [HOME]: { text: 'The new home page' } })),
  )
})
afterEach(() => folder.remove())

const set = (percent: number, flag = HOME, area = 'learner') =>
  folder.change((site) => setFlag(site, area, { flag, percent }, { reason: 'it is ready' }))
const live = () => liveRegistry(folder.site.dir)!.remotes['learner']!
const rendering = () =>
  JSON.parse(readFileSync(join(folder.site.dir, 'live/rendering.json'), 'utf8')) as SiteRendering

test('a share reaches browsers, and the ledger says by whom and why', () => {
  expect(live().flags).toEqual({ [HOME]: false })
  expect(set(20)).toMatchObject({ release: 'r2', flipped: true })
  expect(live().shares).toEqual({ [HOME]: 20 })
  expect(liveLedger(folder.site.dir).at(-1)).toMatchObject({
    action: 'flag',
    flagged: 'learner',
    by: 'asha',
    reason: 'it is ready',
  })
  expect(listFlags(folder.site.dir, 'learner')).toEqual([
    {
      flag: HOME,
      text: 'The new home page',
      percent: 20,
      since: expect.any(String),
      by: 'asha',
      reason: 'it is ready',
    },
  ])
})

test('the same share again changes nothing', () => {
  const { generation } = set(20)
  expect(set(20)).toEqual({ release: 'r2', generation, flipped: false })
})

test('releases and rollbacks keep a share, and leave out flags that they do not declare', () => {
  set(20)
  folder.publish('learner', folder.built('learner', 'r3'))
  expect(live().shares).toEqual({ [HOME]: 20 })
  expect(live().flags).toBeUndefined()
  expect(listFlags(folder.site.dir, 'learner')).toEqual([])
  folder.rollback('learner')
  expect(live()).toMatchObject({ release: 'r2', shares: { [HOME]: 20 } })
})

test('a flag of the canary alone can be set as well', () => {
  const both = withFlags({
    [HOME]: { text: 'The new home page' },
    'learner.maps': { text: 'Maps', isOn: true },
  })
  folder.publish('learner', folder.built('learner', 'r3', both), { canaryPercent: 10 })
  set(50, 'learner.maps')
  expect(live().canary?.flags).toEqual({ [HOME]: false, 'learner.maps': true })
  expect(live().shares).toEqual({ 'learner.maps': 50 })
})

test('servers render pages with the flags that are on in all browsers', () => {
  set(99)
  expect(rendering().declared.flags).toEqual([])
  set(100)
  expect(rendering().declared.flags).toEqual([HOME])
})

test.each([
  ['a flag that no live release declares', 'learner.gone', 'learner', /which declares learner\.new-home/],
  ['a flag of another area', HOME, 'public', /which declares none/],
  ['an area that is not live', 'jobs.letters', 'jobs', /it has no flags/],
  ['a member of every object', 'learner.constructor', 'learner', /is no flag/],
])('%s is refused', (_what, flag, area, says) => {
  expect(() => set(20, flag, area)).toThrow(says)
})

test('a release with a flag that has the name of another area is refused', () => {
  const foreign = withFlags({ 'public.maps': { text: 'Maps' } })
  expect(() => folder.publish('learner', folder.built('learner', 'r3', foreign))).toThrow(
    /learner declares the flag public\.maps: call it learner\.…/,
  )
})
