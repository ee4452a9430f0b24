import { SiteFolder } from '../testing/SiteFolder'
import { liveLedger, liveRegistry } from '../store/siteStore'
import { folderTarget } from './folderTarget'
import { checkedCanary, makeCanaryLive } from './promote'
import type { Site } from './siteChange'

// The checks of a release take minutes. No other change may wait for them, least of all in an incident.

let folder: SiteFolder
beforeEach(() => {
  folder = SiteFolder.live()
  folder.publish('learner', folder.built('learner', 'r2'))
})
afterEach(() => folder.remove())

const live = () => liveRegistry(folder.site.dir)!.remotes['learner']!.release

/** A site on which a release is being opened in a browser until `finish` is called. */
function slowSite() {
  let finish: () => void = () => undefined
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const site: Site = {
    ...folder.site,
    browserCheck: async () => {
      begin()
      await new Promise<void>((resolve) => (finish = resolve))
      return { issues: [], summary: 'opened 1 page' }
    },
  }
  return { site, begun, finish: () => finish() }
}

test('while a release is checked, another one is rolled back, and it becomes live afterwards', async () => {
  const { site, begun, finish } = slowSite()
  const released = folderTarget(site).publish('learner', folder.built('learner', 'r3'), {})
  await begun
  expect(await folderTarget(folder.site).rollback('learner', undefined, {})).toMatchObject({ release: 'r1' })
  expect(live()).toBe('r1')
  finish()
  expect(await released).toMatchObject({ release: 'r3', flipped: true, browser: 'opened 1 page' })
  expect(live()).toBe('r3')
})

test('every change of the owner and of other teams goes through meanwhile', async () => {
  const { site, begun, finish } = slowSite()
  const released = folderTarget(site).publish('learner', folder.built('learner', 'r3'), {})
  await begun
  const others = folderTarget(folder.site)
  await others.publish('public', folder.built('public', 'r2'), { canaryPercent: 10 })
  await others.promote('public', {})
  await others.hold('public', true, {})
  await others.withdraw('public', 'r1', {})
  folder.configure({ remoteOrigins: [] })
  finish()
  await released
  const { remotes } = liveRegistry(folder.site.dir)!
  expect([remotes['public']!.release, remotes['learner']!.release]).toEqual(['r2', 'r3'])
})

test('what has become wrong meanwhile refuses the release', async () => {
  const { site, begun, finish } = slowSite()
  folder.rollback('learner')
  const released = folderTarget(site).publish('learner', folder.built('learner', 'r2'), {})
  await begun
  await folderTarget(folder.site).withdraw('learner', 'r2', { reason: 'it loses answers' })
  finish()
  await expect(released).rejects.toThrow(/learner@r2 was withdrawn on .* \(it loses answers\)/)
  expect(live()).toBe('r1')
})

test('a canary that is another one after its check is not promoted', async () => {
  folder.publish('learner', folder.built('learner', 'r3'), { canaryPercent: 10 })
  const checked = await checkedCanary(folder.site, 'learner')
  folder.publish('learner', folder.built('learner', 'r4'), { canaryPercent: 10 })
  const promote = () => folder.change((site) => makeCanaryLive(site, checked, {}))
  expect(promote).toThrow(/The canary of learner was changed while r3 was checked/)
  expect(live()).toBe('r2')
})

test('two releases of one area that are checked at the same time both become live, the later one stays', async () => {
  const one = slowSite()
  const other = slowSite()
  const first = folderTarget(one.site).publish('learner', folder.built('learner', 'r3'), {})
  const second = folderTarget(other.site).publish('learner', folder.built('learner', 'r4'), {})
  await Promise.all([one.begun, other.begun])
  other.finish()
  await second
  one.finish()
  await first
  expect(live()).toBe('r3')
  const releases = liveLedger(folder.site.dir).flatMap((entry) => ('release' in entry ? [entry.release] : []))
  expect(releases.slice(-2)).toEqual(['r4', 'r3'])
})
