import { useCallback, useEffect, useRef, useState } from 'react'
import type { OutgoingNote } from '../outboxes'
import { unsentNotes } from './unsentNotes'

/** `offline`: notes are on this device and are sent when the network is back. `refused`: the last one was not accepted. */
export type NoteStatus = 'saved' | 'saving' | 'offline' | 'refused'

export type NoteAct = Omit<OutgoingNote, 'userId' | 'actedAt'>

/**
 * What a learner does with notes in this browser. Each act is stored on this device first, and sent from there.
 * @param onSent receives the acts that the server has confirmed
 */
export function useNoteActs(userId: string, onSent: (acts: OutgoingNote[]) => void) {
  const [unsent, setUnsent] = useState<OutgoingNote[]>([])
  const [status, setStatus] = useState<NoteStatus>('saved')
  const handleSent = useRef(onSent)
  useEffect(() => {
    handleSent.current = onSent
  })
  /** Sendings happen one after the other. */
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const send = useCallback(() => {
    last.current = last.current.then(async () => {
      const entries = await unsentNotes.outbox().open(userId)
      if (entries.length === 0) return
      setUnsent(entries)
      const { sent, refused, waiting } = await unsentNotes.flush(userId)
      if (sent.length > 0) handleSent.current(sent)
      setUnsent(await unsentNotes.outbox().open(userId))
      setStatus(refused.length > 0 ? 'refused' : waiting > 0 ? 'offline' : 'saved')
    })
  }, [userId])

  useEffect(() => {
    send()
    window.addEventListener('online', send)
    document.addEventListener('visibilitychange', send)
    return () => {
      window.removeEventListener('online', send)
      document.removeEventListener('visibilitychange', send)
    }
  }, [send])

  const act = (note: NoteAct) => {
    const entry = { ...note, userId, actedAt: new Date().toISOString() }
    setUnsent((known) => [...known.filter(({ id }) => id !== entry.id), entry])
    setStatus('saving')
    void unsentNotes.outbox().put(entry).then(send)
  }

  return { unsent, status, act }
}
