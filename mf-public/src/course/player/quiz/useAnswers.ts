import { unsentAnswers } from '@mentor-connect/api/answers'
import type { Answer } from '@mentor-connect/contract/api/questions'
import type { Attempt } from '@mentor-connect/contract/api/quizzes'
import { useCallback, useEffect, useRef, useState } from 'react'

/** `offline`: the answers are on this device and are sent when the network is back. */
export type AnswerStatus = 'saved' | 'saving' | 'offline'

/** Delay after the last change before answers are sent, in ms. */
const SEND_DELAY_MS = 600
/** Delay before answers that could not be sent are tried again, in ms. */
const RETRY_MS = 15_000

export type Answers = Record<string, Answer>

/**
 * The answers of an open attempt. Each is stored on this device when it is given, and sent a moment later, so that
 * neither a closed browser nor a lost connection loses one.
 */
export function useAnswers(attempt: Attempt, userId: string) {
  const [answers, setAnswers] = useState<Answers>(() => storedAnswers(attempt))
  const [status, setStatus] = useState<AnswerStatus>('saved')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Writes and sendings happen one after the other. */
  const last = useRef<Promise<unknown>>(Promise.resolve())

  /** Sends what is waiting; resolves with whether the server has everything. */
  const send = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current)
    const sending = last.current.then(async () => {
      const { waiting } = await unsentAnswers.flush(userId)
      const isSent = waiting === 0
      setStatus(isSent ? 'saved' : 'offline')
      if (!isSent) timer.current = setTimeout(() => void send(), RETRY_MS)
      return isSent
    })
    last.current = sending
    return sending
  }, [userId])

  useEffect(() => {
    let isGone = false
    void unsentAnswers
      .outbox()
      .open(userId)
      .then((entries) => {
        const own = entries.filter(({ attemptId }) => attemptId === attempt.id)
        if (isGone || own.length === 0) return
        setAnswers((known) => ({
          ...known,
          ...Object.fromEntries(own.map(({ questionId, answer }) => [questionId, answer])),
        }))
        void send()
      })
    const sendNow = () => void send()
    window.addEventListener('online', sendNow)
    document.addEventListener('visibilitychange', sendNow)
    return () => {
      isGone = true
      clearTimeout(timer.current)
      window.removeEventListener('online', sendNow)
      document.removeEventListener('visibilitychange', sendNow)
    }
  }, [attempt.id, userId, send])

  const answer = (questionId: string, given: Answer) => {
    setAnswers((known) => ({ ...known, [questionId]: given }))
    setStatus('saving')
    const entry = {
      id: `${attempt.id}/${questionId}`,
      userId,
      attemptId: attempt.id,
      questionId,
      answer: given,
      actedAt: new Date().toISOString(),
    }
    last.current = last.current.then(() => unsentAnswers.outbox().put(entry))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void send(), SEND_DELAY_MS)
  }

  return { answers, answer, status, send }
}

function storedAnswers({ answers }: Attempt): Answers {
  return Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer]))
}
