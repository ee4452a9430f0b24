import type { FrameId } from '@mentor-connect/contract/site/mounts'
import { createStore, type ReadableStore } from '@mentor-connect/ui/store'
import type { ComponentType } from 'react'
import { FRAMES } from '../mounts/frameExposes'
import type { Remotes } from './remotes'

/** Loaded frames: null if a frame failed, absent if it was not requested yet. */
type FrameComponents = Partial<Record<FrameId, ComponentType | null>>

/** Loads frames. A failed frame is null, and the shell's plain frame replaces it. */
export function createFrames(remotes: Remotes) {
  const components = createStore<FrameComponents>({})

  /** Loads a frame unless it is loaded already. Never rejects. */
  async function settle(frame: FrameId): Promise<void> {
    if (components.get()[frame]) return
    const store = (component: ComponentType | null) =>
      components.update((loaded) => ({ ...loaded, [frame]: component }))
    const { remote, expose } = FRAMES[frame]
    try {
      store((await remotes.load(remote, expose, 'frame')).Frame)
    } catch (error) {
      console.error(`The frame of ${remote} could not be loaded.`, error)
      store(null)
    }
  }

  return {
    settle,
    /** Loads a frame again when the person asks for it, even if the circuit breaker is open. */
    retry(frame: FrameId): Promise<void> {
      remotes.force(FRAMES[frame].remote)
      return settle(frame)
    },
    components: components as ReadableStore<FrameComponents>,
  }
}

export type Frames = ReturnType<typeof createFrames>
