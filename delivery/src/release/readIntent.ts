import { AUTH_CONTRACT_VERSION } from '@mentor-connect/contract/auth'
import { contractRange } from '@mentor-connect/build/remote'
import type { Area } from '../site/areas'
import { readDeclaration } from '@mentor-connect/build/release/readDeclaration'
import { frameExposes, readFrames } from '../site/readFrames'
import type { Intent } from './checkIntent'

/** Reads from the sources of an area what is known about its release before it is built. */
export async function readIntent({ name, dir }: Area): Promise<Intent> {
  if (name === 'shell') {
    const frames = await readFrames()
    return { provides: AUTH_CONTRACT_VERSION, mounts: frameExposes(frames), frames }
  }
  return { contract: contractRange(dir), declares: readDeclaration(dir) }
}
