import type { ComponentType } from 'react'
import { FRAMES, type FrameId } from '../routing/areas'
import type { Remotes } from './remotes'

/** Loads frames. A frame that failed is null: the shell's plain frame replaces it. */
export function createFrames(remotes: Remotes) {
  const settled = new Map<FrameId, ComponentType | null>()
  const listeners = new Set<() => void>()

  /** Loads a frame unless it is loaded; never rejects. */
  async function settle(frame: FrameId): Promise<void> {
    if (settled.get(frame)) return
    const { remote, expose } = FRAMES[frame]
    try {
      settled.set(frame, (await remotes.load(remote, expose, 'frame')).Frame)
    } catch (error) {
      console.error(`The frame of ${remote} could not be loaded.`, error)
      settled.set(frame, null)
    }
    for (const listener of listeners) listener()
  }

  return {
    settle,
    /** Retries on request, even while the circuit breaker is open. */
    retry(frame: FrameId): Promise<void> {
      remotes.force(FRAMES[frame].remote)
      return settle(frame)
    },
    /** The frame's component; null when it failed, undefined before it was requested. */
    get: (frame: FrameId) => settled.get(frame),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Frames = ReturnType<typeof createFrames>
