import { useState } from 'react'
import { useOutgoing } from '../outbox/useOutgoing'
import type { OutgoingNote } from '../outboxes'
import { unsentNotes } from './unsentNotes'

export type NoteAct = Omit<OutgoingNote, 'userId' | 'actedAt'>

/**
 * Lets a learner add, change and remove notes. Each change is stored in this browser until the server has confirmed
 * it.
 * @param onSent receives the changes that the server has confirmed
 */
export function useNoteActs(userId: string, onSent: (acts: OutgoingNote[]) => void) {
  const [unsent, setUnsent] = useState<OutgoingNote[]>([])
  const { status, put } = useOutgoing(unsentNotes, userId, {
    onFound: setUnsent,
    onFlushed: ({ sent, refused }) => {
      if (sent.length > 0) onSent(sent)
      const settled = new Set([...sent, ...refused].map(({ id, actedAt }) => `${id} ${actedAt}`))
      setUnsent((known) => known.filter(({ id, actedAt }) => !settled.has(`${id} ${actedAt}`)))
    },
  })
  const act = (note: NoteAct) => {
    const entry = put(note)
    setUnsent((known) => [...known.filter(({ id }) => id !== entry.id), entry])
  }
  return { unsent, status, act }
}
