import { useSession } from '@mentor-connect/shared/auth'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Frames } from '../remotes/frames'
import { PlainFrame } from '../screens/PlainFrame'
import { FrameBoundary } from '../remotes/FrameBoundary'
import type { FrameSlot } from './areas'
import { frameOf } from './mountTable'

export const FramesContext = createContext<Frames | null>(null)

/** The frame of an area, as its remote gives it; the plain one where that failed to load or to render. */
export function AreaFrame({ slot }: { slot: FrameSlot }) {
  const frames = use(FramesContext)
  if (!frames) throw new Error('AreaFrame needs a FramesContext above it.')
  const frame = frameOf(slot, useSession().session)
  const Frame = useSyncExternalStore(frames.subscribe, () => frames.get(frame))
  const plain = <PlainFrame onRetry={() => void frames.settle(frame)} />
  if (!Frame) return plain
  return (
    <FrameBoundary key={frame} fallback={plain}>
      <Frame />
    </FrameBoundary>
  )
}
