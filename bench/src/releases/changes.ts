import { join } from 'node:path'
import { takeLock } from '@mentor-connect/delivery/store/lock/lock'
import { checkedCandidate, makeLive } from '@mentor-connect/delivery/release/publish'
import type { Site } from '@mentor-connect/delivery/release/siteChange'
import { liveRegistry } from '@mentor-connect/delivery/store/siteStore'
import { EditableBuild } from '@mentor-connect/delivery/testing/bad-releases/EditableBuild'
import { runCommand } from '@mentor-connect/scripts/process/command'

/** Time between two requests for a page to see which release it names, in ms. */
const LOOK_MS = 20

const AREAS = ['public', 'learner', 'mentor', 'chat'] as const

/** The site that is changed while people open its pages. */
export interface ChangedSite {
  dir: string
  siteUrl: string
  /** Environment variables with which commands find the site. */
  environment: Record<string, string>
}

/**
 * Releases the areas in turn. Each release is the live build with one more line in its entry and a new id, so that
 * browsers load all of its files anew.
 */
export function createReleases({ dir }: ChangedSite) {
  let count = 0
  return {
    next(): string {
      const area = AREAS[count % AREAS.length]!
      count += 1
      const live = liveRegistry(dir)!.remotes[area]!.release
      const build = new EditableBuild(
        join(dir, 'remotes', area, live),
        join(dir, '../drill', `${area}-${count}`),
        `drill${count}`,
      )
      const release = build.atEntry(`window.drill=${count}`).finish()
      const site: Site = {
        dir,
        keep: 50,
        keepDays: 7,
        now: () => new Date(),
        author: { by: 'drill', via: 'command' },
      }
      const lock = takeLock(dir)
      try {
        makeLive({ ...site, lock }, checkedCandidate(site, area, release), {})
      } finally {
        lock.release()
      }
      return `${area}@drill${count}`
    },
  }
}

/**
 * Rolls an area back with the command. @returns ms from the start of the command until a page of the site names the
 * earlier release
 */
export async function timeRollback(
  { dir, siteUrl, environment }: ChangedSite,
  area: string,
): Promise<number> {
  const before = liveRegistry(dir)!.remotes[area]!.release
  const began = performance.now()
  const command = runCommand(['rollback', area], environment)
  const html = async () => (await fetch(`${siteUrl}/user/home`)).text()
  // The pause between two requests leaves the processor to the command and to other pages.
  while ((await html()).includes(before)) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  const took = performance.now() - began
  await command
  return took
}
