import type { ComponentType } from 'react'
import { FRAMES, type FrameId } from '../routing/areas'
import type { Remotes } from './remotes'

/** Knows which frames are there. A frame that failed is null: the shell's plain frame stands in for it. */
export function createFrames(remotes: Remotes) {
  const settled = new Map<FrameId, ComponentType | null>()
  const listeners = new Set<() => void>()

  /** Loads a frame unless it is there; never rejects. */
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
    /** A person asks: tried even if the remote was being left alone. */
    retry(frame: FrameId): Promise<void> {
      remotes.force(FRAMES[frame].remote)
      return settle(frame)
    },
    /** The frame's component, null when it failed, undefined while nobody asked for it. */
    get: (frame: FrameId) => settled.get(frame),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Frames = ReturnType<typeof createFrames>
