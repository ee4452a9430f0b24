import { mountTable } from '@mentor-connect/contract/site/mounts'
import type { ServedDeclarations } from '@mentor-connect/contract/site/rendering'
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
      frame: frames[frame === 'by-role' ? 'public' : frame] ?? frames.public,
      // Operators sign in on their own site: none of its pages is for visitors.
      ...((role || frame === 'admin') && { isPersonal: true }),
      ...(role && { role }),
    }
  })
}

/** What a shell renders pages with; undefined if it contains the mount table itself. */
export function servedDeclarations({ shell, ...remotes }: LiveReleases): ServedDeclarations | undefined {
  if (!shell?.frames) return undefined
  const declared = Object.entries(remotes).map(([area, remote]) => [area, remote?.declares?.mounts] as const)
  const entries = Object.values(remotes).flatMap((remote) => remote?.declares?.navigation ?? [])
  return {
    mounts: mountTable(Object.fromEntries(declared)),
    navigation: entries.filter(({ slot }) => slot === 'public.navigation'),
  }
}
