import { PageTitle } from '@mentor-connect/contract/remote'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useStore } from '@mentor-connect/ui/store'
import { Ringing } from '../conversations/calling/Ringing'
import type { Chat } from '../conversations/client/useChat'
import { EndedCall } from './after/EndedCall'
import { BeforeCall } from './before/BeforeCall'
import { useT } from './messages/useT'
import { CallRoom } from './room/CallRoom'
import { createCallSession, type CallSession, type CallSessionState } from './session/callSession'
import type { CallSubject } from './useCallSubject'
import { createDevices } from './devices/devices'

interface CallStageProps {
  subject: CallSubject
  chat: Chat
}

/** The three parts of a call: the check of the devices, the call itself, and its end. */
export function CallStage({ subject, chat }: CallStageProps) {
  const t = useT()
  const { devices, state } = useDevices()
  const [session, setSession] = useState<CallSession>()
  const call = useCallState(session)
  const { conversationId, partnerId } = subject
  const sessionId = subject.session?.id
  const isInCall = call !== undefined && call.phase !== 'ended' && call.phase !== 'refused'

  const join = (answers?: string) =>
    setSession(
      createCallSession({
        client: chat.client,
        devices,
        conversationId,
        partnerId,
        ...(sessionId !== undefined && { sessionId }),
        ...(answers !== undefined && { answers }),
      }),
    )
  useAnsweredCall(join)
  useEffect(() => () => session?.close(), [session])

  const again = () => {
    setSession(undefined)
    void devices.open()
  }
  return (
    <>
      <PageTitle>{t('call.titleWith', { name: subject.name })}</PageTitle>
      {!isInCall && <Ringing chat={chat} />}
      {!call && <BeforeCall subject={subject} devices={devices} state={state} onJoin={() => join()} />}
      {session && call && isInCall && (
        <CallRoom
          subject={subject}
          chat={chat}
          devices={devices}
          devicesState={state}
          call={call}
          onLeave={session.leave}
        />
      )}
      {call && !isInCall && (
        <EndedCall subject={subject} call={call} ownId={chat.state.ownId} onAgain={again} />
      )}
    </>
  )
}

/** Joins the call that was accepted on another page, once: after a reload the person joins with the button. */
function useAnsweredCall(join: (answers: string) => void) {
  const { state, pathname, search } = useLocation() as ReturnType<typeof useLocation> & {
    state: { answers?: string } | null
  }
  const navigate = useNavigate()
  const latest = useRef(join)
  useEffect(() => {
    latest.current = join
  })
  const answers = state?.answers
  useEffect(() => {
    if (answers === undefined) return
    latest.current(answers)
    void navigate(pathname + search, { replace: true, state: null })
  }, [answers, navigate, pathname, search])
}

/** Microphone and camera for the time in which the page of a call is open, and their state. */
function useDevices() {
  const [devices] = useState(createDevices)
  const state = useStore(devices)
  useEffect(() => {
    void devices.open()
    return devices.close
  }, [devices])
  return { devices, state }
}

const never = () => () => undefined

/** The state of a call; undefined before it was joined. */
function useCallState(session: CallSession | undefined): CallSessionState | undefined {
  const get = useCallback(() => session?.get(), [session])
  return useSyncExternalStore(session?.subscribe ?? never, get)
}
