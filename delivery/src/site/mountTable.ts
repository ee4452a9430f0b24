import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../root'
import type { MountedExpose } from './release'

interface Expose {
  remote: string
  expose: string
}

/** What `shell/src/routing/areas.ts` says, as far as it is read here. */
export interface AreaTable {
  MOUNTS: (Expose & { path: string; start?: string; owns: string[]; frame: string })[]
  FRAMES: Record<string, Expose>
}

/** The table of the shell's sources. */
export async function areaTable(): Promise<AreaTable> {
  return (await import(pathToFileURL(join(ROOT, 'shell/src/routing/areas.ts')).href)) as AreaTable
}

/** Everything that the shell mounts, as `remote/expose`. */
export function mountedExposes({ MOUNTS, FRAMES }: AreaTable): string[] {
  const used = [...MOUNTS, ...Object.values(FRAMES)].map(({ remote, expose }) => `${remote}/${expose}`)
  return [...new Set(used)].sort()
}

/** The shell's mount table as its release keeps it. Where the frame depends on the person, visitors come first. */
export function mountTable({ MOUNTS, FRAMES }: AreaTable): MountedExpose[] {
  return MOUNTS.map(({ path, start, owns, remote, expose, frame }) => {
    const around = FRAMES[frame] ?? FRAMES['public']!
    return { path, ...(start && { start }), owns, remote, expose, frame: around }
  })
}
