import { ApiFailure } from '@mentor-connect/api'
import { LEARNER_WRITES_FIRST } from '@mentor-connect/contract/messages/chat'
import { useLearner } from '@mentor-connect/contract/auth'
import { useAgeQuestion } from '@mentor-connect/features/age/question'
import { useEffect, useState } from 'react'
import type { ChatClient } from '../conversations/client/chatClient'

/** `refused`: this person may not start the conversation. `closed`: the other person takes no messages. */
type Start = 'checking' | 'idle' | 'busy' | 'failed' | 'refused' | 'closed'

/** Checks with the server if a conversation with this person may be started, and returns the action that starts it. */
export function useMayStart(client: ChatClient, personId: string) {
  const [state, setState] = useState<Start>('checking')
  const { afterAge, ageDialog } = useAgeQuestion(useLearner()?._id)

  useEffect(() => {
    let isGone = false
    const decide = (isAllowed: boolean) => !isGone && setState(isAllowed ? 'idle' : 'refused')
    client.mayCreate(personId).then(decide, (error: unknown) => {
      // If the check fails, the button is shown anyway: the server checks again when the conversation is started.
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
      await afterAge(() => client.create(personId))
      setState('idle')
    } catch (error) {
      console.error('The conversation could not be started.', error)
      setState(stateAfter(error))
    }
  }
  return { state, start: () => void start(), ageDialog }
}

function stateAfter(error: unknown): Start {
  if (!(error instanceof ApiFailure)) return 'failed'
  if (error.reason === LEARNER_WRITES_FIRST) return 'refused'
  return error.status === 403 ? 'closed' : 'failed'
}
