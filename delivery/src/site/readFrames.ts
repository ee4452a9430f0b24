import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Release } from '@mentor-connect/build/release/release'
import { ROOT } from '../root'

type Frames = NonNullable<Release['frames']>

/** The frames in the sources of the shell. */
export async function readFrames(): Promise<Frames> {
  const file = join(ROOT, 'shell/src/mounts/frameExposes.ts')
  const { FRAMES } = (await import(pathToFileURL(file).href)) as { FRAMES: Frames }
  return FRAMES
}

/** The exposes of the frames, as `remote/expose`. */
export const frameExposes = (frames: Frames): string[] =>
  Object.values(frames)
    .map(({ remote, expose }) => `${remote}/${expose}`)
    .sort()
