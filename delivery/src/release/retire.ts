import type { Note } from './author'
import { liveState } from './liveState'
import type { Outcome } from './publish'
import { Refused } from './refused'
import { changeSite, liveRelease, type LockedSite } from './siteChange'
import { liveRegistry } from './siteStore'

/**
 * Takes an area off the site. The shell and the other areas must have let go of it before, so that its addresses are
 * answered as any other that does not exist.
 * @throws Refused
 */
export function retire(site: LockedSite, area: string, note: Note = {}): Outcome {
  const before = liveRegistry(site.dir)
  const release = liveRelease(before, area)
  if (area === 'shell') throw new Refused(['The shell is the site itself: it cannot be retired.'])
  if (!before || !release) throw new Refused([`No release of ${area} is live: there is nothing to retire.`])
  const faults = usersOf(site.dir, area)
  if (faults.length > 0) throw new Refused(faults)
  const { [area]: _retired, ...remotes } = before.remotes
  const happened = { area, release, action: 'retire' as const, ...note }
  const { generation } = changeSite(site, { shell: before.shell, remotes }, [happened])
  return { release, generation, flipped: true }
}

/** Who still needs the area. */
function usersOf(siteDir: string, area: string): string[] {
  const { shell, remotes } = liveState(siteDir, liveRegistry(siteDir))
  const mounts = (shell?.mounts ?? []).filter((mount) => mount.startsWith(`${area}/`))
  const users = Object.values(remotes).filter(
    (remote) => remote.area !== area && (remote.uses ?? []).some((use) => use.startsWith(`${area}/`)),
  )
  return [
    ...mounts.map((mount) => `The shell mounts ${mount}: release a shell that does not mount it first.`),
    ...users.map(
      (user) => `${user.area} leads to routes of ${area}: release ${user.area} without that first.`,
    ),
  ]
}
