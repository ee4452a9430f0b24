import { ApiFailure } from '@mentor-connect/api'
import { BIRTH_YEAR_NEEDED } from '@mentor-connect/contract/api/age'
import { LEARNER_WRITES_FIRST } from '@mentor-connect/contract/api/chat'
import { useEffect, useState } from 'react'
import type { ChatClient } from './client/chatClient'

/** `age-needed`: the learner has to enter the year of birth first. */
type Start = 'checking' | 'idle' | 'busy' | 'failed' | 'refused' | 'age-needed'

/** Whether a conversation with this person may be started, and the action that starts it. */
export function useMayStart(client: ChatClient, personId: string) {
  const [state, setState] = useState<Start>('checking')

  useEffect(() => {
    let isGone = false
    const decide = (isAllowed: boolean) => !isGone && setState(isAllowed ? 'idle' : 'refused')
    client.mayCreate(personId).then(decide, (error: unknown) => {
      // The server decides again when the conversation is started.
      console.warn('Whether a conversation may be started is not known.', error)
      decide(true)
    })
    return () => {
      isGone = true
    }
  }, [client, personId])

  const start = async () => {
    setState('busy')
    try {
      await client.create(personId)
    } catch (error) {
      console.error('The conversation could not be started.', error)
      setState(stateAfter(error))
    }
  }
  return { state, start: () => void start() }
}

function stateAfter(error: unknown): Start {
  if (!(error instanceof ApiFailure)) return 'failed'
  if (error.reason === BIRTH_YEAR_NEEDED) return 'age-needed'
  return error.reason === LEARNER_WRITES_FIRST ? 'refused' : 'failed'
}
