import { useSession } from '@mentor-connect/shared/auth'
import { useSyncExternalStore } from 'react'
import { useAreas } from '../remotes/AreasContext'
import { PlainFrame } from '../screens/PlainFrame'
import { FrameBoundary } from '../remotes/FrameBoundary'
import { FRAMES, type FrameSlot } from './areas'
import { frameOf } from './mountTable'

/** The frame of an area, as its remote gives it; the plain one where that failed to load or to render. */
export function AreaFrame({ slot }: { slot: FrameSlot }) {
  const { frames } = useAreas()
  const frame = frameOf(slot, useSession().session)
  const Frame = useSyncExternalStore(frames.subscribe, () => frames.get(frame))
  const plain = <PlainFrame onRetry={() => void frames.retry(frame)} />
  if (!Frame) return plain
  return (
    <FrameBoundary key={frame} remote={FRAMES[frame].remote} fallback={plain}>
      <Frame />
    </FrameBoundary>
  )
}
