import { mountTable, type Mount } from '@mentor-connect/contract/site/mounts'
import type { LiveReleases } from './liveReleases'
import type { MountedExpose, Release } from '@mentor-connect/build/release/release'

/** The mount table that pages are composed from: what the live areas declare. Shells of before contain it themselves. */
export function mountTableOf({ shell, ...remotes }: LiveReleases): MountedExpose[] {
  if (shell?.mountTable) return shell.mountTable
  return Object.values(remotes).flatMap((remote) => (remote ? mountsOf(remote, shell?.frames) : []))
}

/** The mounts of a release. A frame that depends on the session is the one for visitors. */
function mountsOf({ area, declares }: Release, frames: Release['frames']): MountedExpose[] {
  if (!frames) return []
  return (declares?.mounts ?? []).map(({ path, start, owns, expose, frame, guard }) => {
    const role = guard === 'user' || guard === 'mentor' ? guard : undefined
    return {
      path,
      ...(start && { start }),
      owns,
      remote: area,
      expose,
      frame: frames[frame === 'by-role' ? 'public' : frame],
      ...(role && { isPersonal: true, role }),
    }
  })
}

/** The mount table with which a shell renders pages; undefined if it contains it itself. */
export function renderedMounts({ shell, ...remotes }: LiveReleases): Mount[] | undefined {
  if (!shell?.frames) return undefined
  return mountTable(
    Object.fromEntries(Object.entries(remotes).map(([area, remote]) => [area, remote?.declares?.mounts])),
  )
}
