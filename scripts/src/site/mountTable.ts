import type { MountedExpose } from './release'

interface Expose {
  remote: string
  expose: string
}

/** What `shell/src/routing/areas.ts` says, as far as it is read here. */
export interface AreaTable {
  MOUNTS: (Expose & { path: string; start?: string; frame: string })[]
  FRAMES: Record<string, Expose>
}

/** The shell's mount table as its release keeps it. Where the frame depends on the person, visitors come first. */
export function mountTable({ MOUNTS, FRAMES }: AreaTable): MountedExpose[] {
  return MOUNTS.map(({ path, start, remote, expose, frame }) => {
    const around = FRAMES[frame] ?? FRAMES['public']!
    return { path, ...(start && { start }), remote, expose, frame: around }
  })
}
