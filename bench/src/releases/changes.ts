import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { liveRegistry } from '@mentor-connect/delivery/store/siteStore'
import { EditableBuild } from '@mentor-connect/delivery/testing/bad-releases/EditableBuild'
import { runCommand } from '@mentor-connect/scripts/process/command'

/** Time between two requests for a page to see which release it names, in ms. */
const LOOK_MS = 20

/** The site that is changed while people open its pages. */
export interface ChangedSite {
  dir: string
  siteUrl: string
  /** Environment variables with which commands find the site. */
  environment: Record<string, string>
}

/**
 * Returns the teams of a site. Each team releases its area with the command. A release is the live build with
 * one more line in its entry and a new id, so that browsers load all of its files again.
 */
export function createTeams({ dir, environment }: ChangedSite) {
  let count = 0

  function edited(area: string): string {
    count += 1
    const live = liveRegistry(dir)!.remotes[area]!.release
    const copy = join(dir, '../drill', `${area}-${count}`)
    return new EditableBuild(join(dir, 'remotes', area, live), copy, `drill${count}`)
      .atEntry(`window.drill=${count}`)
      .finish()
  }

  return {
    /** Releases an area. @returns the message of the command if it failed */
    async release(area: string): Promise<string | undefined> {
      const built = edited(area)
      try {
        await runCommand(['release', area, '--built', built], environment)
        return undefined
      } catch (error) {
        return `the release of ${area} failed: ${(error as { stderr?: string }).stderr?.trim() ?? String(error)}`
      }
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
  const html = async () => (await fetch(`${siteUrl}/user/home`)).text()
  async function untilShown() {
    // The pause between two requests leaves the processor to the command and to other pages.
    while ((await html()).includes(before)) await sleep(LOOK_MS)
    return performance.now() - began
  }
  // If the command fails, no page will ever name the earlier release.
  const [took] = await Promise.all([untilShown(), runCommand(['rollback', area], environment)])
  return took
}
