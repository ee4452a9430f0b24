import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../root'
import type { MountedExpose } from './release'

interface Expose {
  remote: string
  expose: string
}

/** The part of `shell/src/routing/areas.ts` that is read here. */
export interface AreaTable {
  MOUNTS: (Expose & { path: string; start?: string; owns: string[]; frame: string; guard: string })[]
  FRAMES: Record<string, Expose>
}

/** The mount table in the sources of the shell. */
export async function areaTable(): Promise<AreaTable> {
  return (await import(pathToFileURL(join(ROOT, 'shell/src/routing/areas.ts')).href)) as AreaTable
}

/** Everything that the shell mounts, as `remote/expose`. */
export function mountedExposes({ MOUNTS, FRAMES }: AreaTable): string[] {
  const used = [...MOUNTS, ...Object.values(FRAMES)].map(({ remote, expose }) => `${remote}/${expose}`)
  return [...new Set(used)].sort()
}

/** The mount table as a release of the shell stores it. A frame that depends on the session is the one for visitors. */
export function mountTable({ MOUNTS, FRAMES }: AreaTable): MountedExpose[] {
  return MOUNTS.map(({ path, start, owns, remote, expose, frame, guard }) => {
    const around = FRAMES[frame] ?? FRAMES['public']!
    const isPersonal = guard === 'user' || guard === 'mentor'
    return {
      path,
      ...(start && { start }),
      owns,
      remote,
      expose,
      frame: around,
      ...(isPersonal && { isPersonal }),
    }
  })
}
