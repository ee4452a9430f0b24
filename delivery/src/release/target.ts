import { readConfig } from '@mentor-connect/server/config'
import { commandAuthor, type Note } from './author'
import { checkIntent, type Intent } from './checkIntent'
import { listReleases, type ReleaseRow } from './listReleases'
import { isAddress, remoteSite } from './over-http/remoteSite'
import { checkBefore, publish, type Outcome, type PublishOptions } from './publish'
import { retire } from './retire'
import { rollback } from './rollback'
import { changing, type Site } from './siteChange'
import { siteOf } from './siteOf'
import { withdraw } from './withdraw'

/** A site as the release commands reach it: in its folder, or behind its release server. */
export interface Target {
  /** Refuses what cannot work, before anything is built. */
  check: (area: string, intent: Intent, options: PublishOptions) => Promise<void>
  publish: (area: string, builtDir: string, options: PublishOptions) => Promise<Outcome>
  rollback: (area: string, release: string | undefined, note: Note) => Promise<Outcome>
  withdraw: (area: string, release: string, note: Note) => Promise<Outcome>
  retire: (area: string, note: Note) => Promise<Outcome>
  releases: () => Promise<ReleaseRow[]>
}

interface Reached {
  /** A folder or an address; without it the site of the configuration. */
  to?: string
  by?: string
}

export function targetOf({ to, by }: Reached): Target {
  const author = commandAuthor(by)
  if (isAddress(to)) return remoteSite(to, process.env.RELEASE_TOKEN, author.by)
  return folderTarget(siteOf(readConfig({ DATA_DIR: 'var', ...process.env }, 'release'), author, to))
}

export function folderTarget(site: Site): Target {
  return {
    check: async (area, intent, options) => {
      checkBefore(site, area, options)
      checkIntent(site, area, intent)
    },
    publish: (area, builtDir, options) =>
      changing(site, (locked) => publish(locked, area, builtDir, options)),
    rollback: (area, release, note) => changing(site, (locked) => rollback(locked, area, release, note)),
    withdraw: (area, release, note) => changing(site, (locked) => withdraw(locked, area, release, note)),
    retire: (area, note) => changing(site, (locked) => retire(locked, area, note)),
    releases: async () => listReleases(site.dir),
  }
}
