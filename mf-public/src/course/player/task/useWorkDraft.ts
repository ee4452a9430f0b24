import { unsentWorkDrafts } from '@mentor-connect/api/works'
import type { TaskWork } from '@mentor-connect/contract/api/tasks'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { TaskProps } from './taskProps'

/** `offline`: the draft is on this device, and is saved on the server when the network is back. */
export type DraftStatus = 'saved' | 'saving' | 'offline'

interface Draft {
  text: string
  link: string
}

/** Delay after the last key before a draft is saved on the server, in ms. */
const SAVE_DELAY_MS = 1500

/** What is written for a task: stored on this device with every change, and saved on the server a moment later. */
export function useWorkDraft({ courseId, lessonId, learnerId }: TaskProps, stored: TaskWork['draft']) {
  const [draft, setDraft] = useState<Draft>({ text: stored.text, link: stored.link ?? '' })
  const [status, setStatus] = useState<DraftStatus>('saved')
  const [isRestored, setRestored] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Writes and savings happen one after the other. */
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const id = `${courseId}/${lessonId}`

  const save = useCallback(() => {
    clearTimeout(timer.current)
    last.current = last.current.then(async () => {
      const { waiting } = await unsentWorkDrafts.flush(learnerId)
      setStatus(waiting === 0 ? 'saved' : 'offline')
    })
  }, [learnerId])

  useEffect(() => {
    let isGone = false
    void unsentWorkDrafts
      .outbox()
      .open(learnerId)
      .then((entries) => {
        const own = entries.find((entry) => entry.id === id)
        if (isGone || !own) return
        setDraft({ text: own.text, link: own.link })
        setRestored(true)
        save()
      })
    window.addEventListener('online', save)
    document.addEventListener('visibilitychange', save)
    return () => {
      isGone = true
      clearTimeout(timer.current)
      window.removeEventListener('online', save)
      document.removeEventListener('visibilitychange', save)
    }
  }, [id, learnerId, save])

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    setStatus('saving')
    const entry = { id, userId: learnerId, courseId, lessonId, ...next, actedAt: new Date().toISOString() }
    last.current = last.current.then(() => unsentWorkDrafts.outbox().put(entry))
    clearTimeout(timer.current)
    timer.current = setTimeout(save, SAVE_DELAY_MS)
  }

  /** After the work was sent, nothing of it waits on this device any more. */
  const settle = async () => {
    clearTimeout(timer.current)
    await last.current
    await unsentWorkDrafts.outbox().remove(id)
    setStatus('saved')
  }

  return { draft, change, status, isRestored, settle }
}
