import { useSession } from '@mentor-connect/contract/auth'
import type { FrameSlot } from '@mentor-connect/contract/site/mounts'
import { useStore } from '@mentor-connect/ui/store'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAreas } from '../remotes/useAreas'
import { PlainFrame } from '../screens/PlainFrame'
import { FrameBoundary } from '../remotes/FrameBoundary'
import { FRAMES } from '../mounts/frameExposes'
import { frameOf } from '../mounts/mountTable'

/** The frame that a remote provides, or the plain frame if it failed to load or to render. */
export function AreaFrame({ slot }: { slot: FrameSlot }) {
  const { frames } = useAreas()
  const frame = useSettledFrame(slot)
  const Frame = useStore(frames.components)[frame]
  const [attempt, setAttempt] = useState(0)
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()

  /** Retries the frame together with the page, because the page may have failed with its frame. */
  async function retry() {
    await frames.retry(frame)
    setAttempt(attempt + 1)
    await navigate(pathname + search + hash, { replace: true })
  }
  const plain = <PlainFrame onRetry={() => void retry()} />
  if (!Frame) return plain
  return (
    <FrameBoundary key={`${frame} ${attempt}`} remote={FRAMES[frame].remote} fallback={plain}>
      <Frame />
    </FrameBoundary>
  )
}

/**
 * Returns the frame of the session's role. After somebody has logged in or out on a page, the frame of the
 * earlier role stays until the other one is loaded.
 */
function useSettledFrame(slot: FrameSlot) {
  const { frames } = useAreas()
  const wanted = frameOf(slot, useSession().session)
  const isSettled = useStore(frames.components)[wanted] !== undefined
  const [shown, setShown] = useState(wanted)
  if (isSettled && shown !== wanted) setShown(wanted)
  useEffect(() => {
    if (!isSettled) void frames.settle(wanted)
  }, [frames, wanted, isSettled])
  return isSettled ? wanted : shown
}
