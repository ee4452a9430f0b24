import type { Note } from '@mentor-connect/release/note'
import { Refused } from '@mentor-connect/release/refused'
import type { Outcome } from '@mentor-connect/release/target'
import { liveState } from './liveState'
import { changeSite, liveRelease, type LockedSite } from './siteChange'
import { liveRegistry } from '../store/siteStore'

/**
 * Removes an area from the site. This is possible only if no live release mounts the area or links to it. Afterwards,
 * its addresses are not found.
 * @throws Refused if the area is still used
 */
export function retire(site: LockedSite, area: string, note: Note = {}): Outcome {
  const before = liveRegistry(site.dir)
  const release = liveRelease(before, area)
  if (area === 'shell') throw new Refused(['The shell is the site itself: it cannot be retired.'])
  if (!before || !release) throw new Refused([`No release of ${area} is live: there is nothing to retire.`])
  const issues = usersOf(site.dir, area)
  if (issues.length > 0) throw new Refused(issues)
  const { [area]: _retired, ...remotes } = before.remotes
  const entry = { area, release, action: 'retire' as const, ...note }
  const { generation } = changeSite(site, { shell: before.shell, remotes }, [entry])
  return { release, generation, flipped: true }
}

/** Live releases that still mount or link to the area, one line each. */
function usersOf(siteDir: string, area: string): string[] {
  const { shell, remotes } = liveState(siteDir, liveRegistry(siteDir))
  const mounts = (shell?.mounts ?? []).filter((mount) => mount.startsWith(`${area}/`))
  const users = Object.values(remotes).filter(
    (remote) => remote.area !== area && (remote.uses ?? []).some((use) => use.startsWith(`${area}/`)),
  )
  return [
    ...mounts.map((mount) => `The shell mounts ${mount}: release a shell that does not mount it first.`),
    ...users.map(
      (user) => `${user.area} links to routes of ${area}: release ${user.area} without these links first.`,
    ),
  ]
}
