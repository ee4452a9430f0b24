import { asApiFailure, useEndpoint, type ApiFailure } from '@mentor-connect/api'
import { getMeeting } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { openSessionCall } from '@mentor-connect/contract/messages/calls'
import { useCallback, useEffect, useState } from 'react'
import type { ChatClient } from '../conversations/client/chatClient'
import { partnerOf, type ChatState } from '../conversations/client/chatState'
import { usePeople } from '../conversations/contacts/usePeople'
import { useChatPaths } from '../conversations/useChatPaths'
import { useT } from './messages/useT'

/** The call that the address names: with whom, and of which session. */
export interface CallSubject {
  conversationId: string
  partnerId: string
  name: string
  profile: string | undefined
  session?: {
    id: string
    /** Path of its page. */
    page: string
    /** A link on which the two can meet instead, if there is one. */
    link: string | undefined
  }
  /** Path of the page to which the call belongs. */
  back: string
}

interface Target {
  conversationId: string
  partnerId: string
}

/** Finds out with whom the call is. `missing`: the person has no such conversation. */
export function useCallSubject(
  client: ChatClient,
  state: ChatState,
  conversationId: string,
  sessionId: string | undefined,
): { subject?: CallSubject; error?: ApiFailure; isMissing?: boolean; retry: () => void } {
  const t = useT()
  const paths = useChatPaths()
  const ofSession = useSessionTarget(client, sessionId)
  const conversation = state.conversations[conversationId]
  const target = sessionId === undefined ? targetOf(conversation, state.ownId) : ofSession.target
  const { people, error } = usePeople(target ? [target.partnerId] : [])
  const meeting = useEndpoint(getMeeting, sessionId === undefined ? null : { params: { id: sessionId } })
  const retry = () => {
    if (sessionId === undefined) void client.loadList()
    else ofSession.retry()
  }
  const failure = sessionId === undefined ? state.list.error : ofSession.error
  if (!target && failure) return { error: failure, retry }
  if (!target) return { isMissing: sessionId === undefined && state.list.load === 'ready', retry }
  // A call does not fail because a name could not be loaded.
  if (!people && !error) return { retry }
  const person = people?.get(target.partnerId)
  const session = sessionId !== undefined && {
    id: sessionId,
    page: paths.session(sessionId),
    link: meeting.data?.joinUrl,
  }
  return {
    subject: {
      ...target,
      name: person?.name ?? t('chat.person.unknown'),
      profile: person?.profile,
      ...(session && { session }),
      back: session ? session.page : paths.conversation(target.partnerId),
    },
    retry,
  }
}

/** Opens the call of a session: the server says in which conversation it takes place. */
function useSessionTarget(client: ChatClient, sessionId: string | undefined) {
  const { ownId } = client.get()
  const [found, setFound] = useState<{ target?: Target; error?: ApiFailure }>({})
  const open = useCallback(() => {
    if (sessionId === undefined) return
    setFound({})
    client.call(openSessionCall, { body: { userId: ownId, sessionId } }).then(
      ({ data: { conversationId, partnerId } }) => {
        setFound({ target: { conversationId, partnerId } })
        void client.loadList()
      },
      (error: unknown) => setFound({ error: asApiFailure(error) }),
    )
  }, [client, ownId, sessionId])
  useEffect(open, [open])
  return { ...found, retry: open }
}

function targetOf(conversation: ChatState['conversations'][string] | undefined, ownId: string) {
  return conversation && { conversationId: conversation._id, partnerId: partnerOf(conversation, ownId) }
}
