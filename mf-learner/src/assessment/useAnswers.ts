import { unsentInterests } from '@mentor-connect/api/interests'
import type { InterestAnswers } from '@mentor-connect/contract/rules/interestScores'
import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * The answers of this browser on top of those of the server. Each is stored on this device first, and sent from there.
 */
export function useAnswers(learnerId: string, stored: InterestAnswers) {
  const [own, setOwn] = useState<InterestAnswers>({})
  const [isOffline, setOffline] = useState(false)
  /** Sendings happen one after the other. */
  const last = useRef<Promise<boolean>>(Promise.resolve(true))

  /** Resolves with whether nothing waits any more. */
  const send = useCallback((): Promise<boolean> => {
    last.current = last.current.then(async () => {
      const { waiting } = await unsentInterests.flush(learnerId)
      setOffline(waiting > 0)
      return waiting === 0
    })
    return last.current
  }, [learnerId])

  useEffect(() => {
    const load = async () => {
      const unsent = await unsentInterests.outbox().open(learnerId)
      if (unsent.length === 0) return
      setOwn((current) => ({
        ...Object.fromEntries(unsent.map(({ item, answer }) => [item, answer])),
        ...current,
      }))
      await send()
    }
    const handleOnline = () => void send()
    void load()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [learnerId, send])

  const answer = async (item: string, value: number) => {
    setOwn((current) => ({ ...current, [item]: value }))
    const actedAt = new Date().toISOString()
    await unsentInterests.outbox().put({
      id: `${learnerId}-${item}`,
      userId: learnerId,
      item,
      answer: value,
      actedAt,
    })
    await send()
  }

  return { answers: { ...stored, ...own }, answer, send, isOffline }
}
