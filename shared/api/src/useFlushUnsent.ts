import { useEffect } from 'react'
import { unsentAnswers } from './answers'
import { unsentInterests } from './interests'
import { unsentNotes } from './notes/unsentNotes'
import { flushUnsentPositions } from './positions'
import { flushUnsentProgress } from './progress/flushUnsentProgress'
import { unsentWorkDrafts } from './works'

/** The kinds of changes that wait in this browser until the server has confirmed them. */
const KINDS: ((userId: string) => Promise<unknown>)[] = [
  flushUnsentProgress,
  unsentAnswers.flush,
  unsentInterests.flush,
  unsentNotes.flush,
  flushUnsentPositions,
  unsentWorkDrafts.flush,
]

/** Sends the changes that wait in this browser, one kind after the other. Entries that fail stay and are sent later. */
export async function flushUnsent(userId: string): Promise<void> {
  for (const flush of KINDS) await flush(userId)
}

/** Sends the waiting changes on mount and whenever the network returns. */
export function useFlushUnsent(userId: string | undefined): void {
  useEffect(() => {
    if (!userId) return
    const send = () => void Promise.all(KINDS.map((flush) => flush(userId)))
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [userId])
}
