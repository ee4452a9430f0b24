import { useEffect } from 'react'
import { unsentAnswers } from './answers'
import { unsentInterests } from './interests'
import { unsentNotes } from './notes/unsentNotes'
import { flushUnsentPositions } from './positions'
import { flushUnsentProgress } from './progress/flushUnsentProgress'
import { unsentWorkDrafts } from './works'

/** Everything that a learner has done in this browser and the server has not confirmed. */
const KINDS: ((userId: string) => Promise<unknown>)[] = [
  flushUnsentProgress,
  unsentAnswers.flush,
  unsentInterests.flush,
  unsentNotes.flush,
  flushUnsentPositions,
  unsentWorkDrafts.flush,
]

/** Sends what waits in this browser, the kinds one after the other. What fails goes on waiting. */
export async function flushUnsent(userId: string): Promise<void> {
  for (const flush of KINDS) await flush(userId)
}

/** Sends what waits in this browser on mount and whenever the network returns. */
export function useFlushUnsent(userId: string | undefined): void {
  useEffect(() => {
    if (!userId) return
    const send = () => void Promise.all(KINDS.map((flush) => flush(userId)))
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [userId])
}
