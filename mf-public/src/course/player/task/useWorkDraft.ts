import { useOutgoing } from '@mentor-connect/api/outbox'
import { unsentWorkDrafts } from '@mentor-connect/api/works'
import type { TaskWork } from '@mentor-connect/contract/courses/tasks/tasks'
import { useState } from 'react'
import type { TaskProps } from './taskProps'

interface Draft {
  text: string
  link: string
}

/** Delay after the last change before a draft is saved on the server, in ms. */
const SAVE_DELAY_MS = 1500

/** The draft of a submission. It is stored on this device with every change, and on the server a moment later. */
export function useWorkDraft({ courseId, lessonId, learnerId }: TaskProps, stored: TaskWork['draft']) {
  const [draft, setDraft] = useState<Draft>({ text: stored.text, link: stored.link ?? '' })
  const [isRestored, setRestored] = useState(false)
  const id = `${courseId}/${lessonId}`
  const { status, put, forget } = useOutgoing(unsentWorkDrafts, learnerId, {
    delayMs: SAVE_DELAY_MS,
    onFound: (entries) => {
      const own = entries.find((entry) => entry.id === id)
      if (!own) return
      setDraft({ text: own.text, link: own.link })
      setRestored(true)
    },
  })
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    void put({ id, courseId, lessonId, ...next })
  }
  /** Deletes the draft on this device. Called after the work was sent. */
  const settle = () => forget(id)
  return { draft, change, status, isRestored, settle }
}
