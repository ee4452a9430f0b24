import { mountTable } from '@mentor-connect/contract/site/mounts'
import type { ServedDeclarations } from '@mentor-connect/contract/site/rendering'
import type { LiveReleases } from './liveReleases'
import type { Release } from '@mentor-connect/build/release/release'

/** An expose at the path where the shell mounts it, and the frame that visitors see around it. */
export interface MountedExpose {
  path: string
  /** Address to which the bare path redirects. */
  start?: string
  /** The addresses that it owns; the most specific pattern of the table wins. */
  owns: string[]
  remote: string
  expose: string
  frame: { remote: string; expose: string }
  /** Set if it is for signed-in people only. */
  isPersonal?: true
  /** The role that it is for, if it is for one only. */
  role?: 'user' | 'mentor'
}

/** The mount table that pages are composed from: the mounts that the live areas declare. */
export function mountTableOf({ shell, ...remotes }: LiveReleases): MountedExpose[] {
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

/** The declarations that a shell renders pages with. */
export function servedDeclarations({ shell: _, ...remotes }: LiveReleases): ServedDeclarations {
  const declared = Object.entries(remotes).map(([area, remote]) => [area, remote?.declares?.mounts] as const)
  const entries = Object.values(remotes).flatMap((remote) => remote?.declares?.navigation ?? [])
  return {
    mounts: mountTable(Object.fromEntries(declared)),
    navigation: entries.filter(({ slot }) => slot === 'public.navigation'),
  }
}
