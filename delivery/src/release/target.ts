import type { Note } from './author'
import { checkIntent, type Intent } from './checkIntent'
import { listReleases, type ReleaseRow } from './listReleases'
import { checkPreconditions, publish, type Outcome, type PublishOptions } from './publish'
import { promote } from './promote'
import { hold } from './hold'
import { retire } from './retire'
import { rollback } from './rollback'
import { withLockedSite, type Site } from './siteChange'
import { withdraw } from './withdraw'

/** A site that the release commands can change: a local folder, or a site behind its release server. */
export interface Target {
  /** Refuses, before the build, a release that could not become live. */
  check: (area: string, intent: Intent, options: PublishOptions) => Promise<void>
  publish: (area: string, builtDir: string, options: PublishOptions) => Promise<Outcome>
  rollback: (area: string, release: string | undefined, note: Note) => Promise<Outcome>
  /** Makes a running canary live for everyone. */
  promote: (area: string, note: Note) => Promise<Outcome>
  withdraw: (area: string, release: string, note: Note) => Promise<Outcome>
  retire: (area: string, note: Note) => Promise<Outcome>
  /** Stops the watcher from deciding about an area, or lets it decide again. */
  hold: (area: string, isOn: boolean, note: Note) => Promise<Outcome>
  releases: () => Promise<ReleaseRow[]>
}

export function folderTarget(site: Site): Target {
  return {
    check: async (area, intent, options) => {
      checkPreconditions(site, area, options)
      checkIntent(site, area, intent)
    },
    publish: (area, builtDir, options) =>
      withLockedSite(site, (locked) => publish(locked, area, builtDir, options)),
    rollback: (area, release, note) =>
      withLockedSite(site, (locked) => rollback(locked, area, release, note)),
    promote: (area, note) => withLockedSite(site, (locked) => promote(locked, area, note)),
    withdraw: (area, release, note) =>
      withLockedSite(site, (locked) => withdraw(locked, area, release, note)),
    retire: (area, note) => withLockedSite(site, (locked) => retire(locked, area, note)),
    hold: (area, isOn, note) => withLockedSite(site, (locked) => hold(locked, area, isOn, note)),
    releases: async () => listReleases(site.dir),
  }
}
