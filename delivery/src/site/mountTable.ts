import { mountTable } from '@mentor-connect/contract/site/mounts'
import type { ServedDeclarations } from '@mentor-connect/contract/site/rendering'
import type { Release } from '@mentor-connect/build/release/release'
import type { LiveReleases } from './liveReleases'

/** An expose with the path at which the shell mounts it, and the frame that visitors see around it. */
export interface MountedExpose {
  path: string
  /** Address to which the path of the mount itself redirects. */
  start?: string
  /**
   * Patterns of the addresses that belong to the mount. If several patterns of the table match an address, the most
   * specific one wins.
   */
  owns: string[]
  remote: string
  expose: string
  frame: { remote: string; expose: string }
  /** Set if only signed-in people may open it. */
  isPersonal?: true
  /** Set if only people in this role may open it. */
  role?: 'user' | 'mentor'
}

/** The mount table that pages are composed from: the mounts that the live areas declare. */
export function mountTableOf({ shell, ...remotes }: LiveReleases): MountedExpose[] {
  return Object.values(remotes).flatMap((remote) => (remote ? mountsOf(remote, shell?.frames) : []))
}

/** The mounts of a release. If the frame of a mount depends on the session, its frame for visitors is returned. */
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
      // Operators sign in on a separate site, which has no pages for visitors.
      ...((role || frame === 'admin') && { isPersonal: true }),
      ...(role && { role }),
    }
  })
}

/** The declarations that the shell needs to render pages on a server. */
export function servedDeclarations({ shell: _, ...remotes }: LiveReleases): ServedDeclarations {
  const declared = Object.entries(remotes).map(([area, remote]) => [area, remote?.declares?.mounts] as const)
  const entries = Object.values(remotes).flatMap((remote) => remote?.declares?.navigation ?? [])
  return {
    mounts: mountTable(Object.fromEntries(declared)),
    navigation: entries.filter(({ slot }) => slot === 'public.navigation'),
  }
}
