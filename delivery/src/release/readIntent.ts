import type { Intent } from '@mentor-connect/release/intent'
import { intentOfRemote } from '@mentor-connect/release/intentOfRemote'
import type { Area } from '../site/areas'
import { readContracts } from '../site/readContracts'
import { frameExposes, readFrames } from '../site/readFrames'

/** Reads from the sources of an area the facts about its release that are known before the build. */
export async function readIntent({ name, dir }: Area): Promise<Intent> {
  if (name === 'shell') {
    const frames = await readFrames()
    return { ...(await readContracts()), mounts: frameExposes(frames), frames }
  }
  return intentOfRemote(dir)
}
