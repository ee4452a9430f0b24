import { Refused } from '@mentor-connect/release/refused'
import type { Target } from '@mentor-connect/release/target'
import { checkIntent } from './checkIntent'
import { listFlags, setFlag } from './flags'
import { listPreviews, listReleases } from './listReleases'
import { checkPreconditions, publish } from './publish'
import { promote } from './promote'
import { hold } from './hold'
import { retire } from './retire'
import { rollback } from './rollback'
import { refresh, withLockedSite, type Site } from './siteChange'
import { withdraw } from './withdraw'

/** Reads the numbers that browsers reported for an area. @throws Refused if there are none */
type ReadHealth = Target['health']

const noNumbers: ReadHealth = () =>
  Promise.reject(new Refused(['Numbers of releases are not available here.']))

/**
 * A site whose folder, or whose copy of a bucket, is on this machine.
 *
 * @param health reads the numbers of an area; by default it refuses, because there are none
 */
export function folderTarget(site: Site, health: ReadHealth = noNumbers): Target {
  return {
    check: async (area, intent, options) => {
      await refresh(site)
      checkPreconditions(site, area, options)
      checkIntent(site, area, intent)
    },
    publish: (area, builtDir, options) => publish(site, area, builtDir, options),
    rollback: (area, release, note) =>
      withLockedSite(site, (locked) => rollback(locked, area, release, note)),
    promote: (area, note) => promote(site, area, note),
    withdraw: (area, release, note) =>
      withLockedSite(site, (locked) => withdraw(locked, area, release, note)),
    retire: (area, note) => withLockedSite(site, (locked) => retire(locked, area, note)),
    hold: (area, isOn, note) => withLockedSite(site, (locked) => hold(locked, area, isOn, note)),
    flag: (area, share, note) => withLockedSite(site, (locked) => setFlag(locked, area, share, note)),
    flags: async (area) => {
      await refresh(site)
      return listFlags(site.dir, area)
    },
    releases: async () => {
      await refresh(site)
      return [...listReleases(site.dir), ...listPreviews(site.dir, site.now())]
    },
    health: async (area) => {
      await refresh(site)
      return health(area)
    },
  }
}
