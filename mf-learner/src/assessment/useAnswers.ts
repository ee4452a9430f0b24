import { unsentInterests } from '@mentor-connect/api/interests'
import { useOutgoing } from '@mentor-connect/api/outbox'
import type { InterestAnswers } from '@mentor-connect/contract/learning/interestScores'
import { useState } from 'react'

/** The learner's answers: those from the server, overridden by answers given in this browser. */
export function useAnswers(learnerId: string, stored: InterestAnswers) {
  const [own, setOwn] = useState<InterestAnswers>({})
  const { status, put, send } = useOutgoing(unsentInterests, learnerId, {
    onFound: (entries) =>
      setOwn((current) => ({
        ...Object.fromEntries(entries.map(({ item, answer }) => [item, answer])),
        ...current,
      })),
  })
  const answer = (item: string, value: number) => {
    setOwn((current) => ({ ...current, [item]: value }))
    void put({ id: `${learnerId}-${item}`, item, answer: value })
  }
  return { answers: { ...stored, ...own }, answer, send, isOffline: status === 'offline' }
}
