import type { Call } from '@mentor-connect/contract/messages/callFrames'
import { CALL_RINGS_MS } from '@mentor-connect/contract/messages/callRules'
import { fileUrl } from '@mentor-connect/api'
import { Avatar, Button, Modal, Muted, Row, SectionTitle, Stack, Switch } from '@mentor-connect/ui'
import { Phone, PhoneOff } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { newCallFrameId, withoutRinging } from '../client/calls'
import type { ChatClient } from '../client/chatClient'
import { usePeople } from '../contacts/usePeople'
import { useChatPaths } from '../useChatPaths'
import { isRingingMuted, startRinging, storeRingingMuted } from './ringingSound'

/** If the server does not report the end of a ringing call, this page lets it ring this much longer, in ms. */
const SPARE_MS = 5_000

interface RingingDialogProps {
  call: Call
  client: ChatClient
}

/** An incoming call: who calls, and whether it is accepted. It ends automatically. */
export function RingingDialog({ call, client }: RingingDialogProps) {
  const t = useT()
  const id = useId()
  const navigate = useNavigate()
  const paths = useChatPaths()
  const { people } = usePeople([call.startedBy])
  const person = people?.get(call.startedBy)
  const name = person?.name ?? t('chat.calls.somebody')
  const { isMuted, setMuted } = useRingingSound()
  const heading = useRef<HTMLHeadingElement>(null)
  const { callId, conversationId } = call

  const end = () => client.update((state) => withoutRinging(state, callId))
  const accept = () => {
    end()
    void navigate(paths.call(conversationId), { state: { answers: callId } })
  }
  const decline = () => {
    client.calls.send({ type: 'call_decline', clientMsgId: newCallFrameId(), callId })
    end()
  }
  // A key that was meant for the page must not accept the call.
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    const timer = setTimeout(
      () => client.update((state) => withoutRinging(state, callId)),
      CALL_RINGS_MS + SPARE_MS,
    )
    return () => clearTimeout(timer)
  }, [client, callId])

  return (
    <Modal labelledBy={id} describedBy={`${id}-text`} onClose={decline}>
      <Centred>
        <Avatar name={name} src={person?.profile && fileUrl(person.profile)} size={72} />
        <SectionTitle id={id} as="h2" ref={heading} tabIndex={-1}>
          {t('chat.calls.ringing', { name })}
        </SectionTitle>
        <Muted id={`${id}-text`}>{t('chat.calls.ringingText')}</Muted>
        <Answers>
          <Button onClick={accept}>
            <Phone size={20} aria-hidden />
            {t('chat.calls.accept')}
          </Button>
          <Button $variant="danger" onClick={decline}>
            <PhoneOff size={20} aria-hidden />
            {t('chat.calls.decline')}
          </Button>
        </Answers>
        <Sound>
          <Switch label={t('chat.calls.sound')} checked={!isMuted} onChange={(isOn) => setMuted(!isOn)} />
        </Sound>
      </Centred>
    </Modal>
  )
}

/** Plays the sound of ringing, unless the person has turned it off on this device. */
function useRingingSound() {
  const [isMuted, setMuted] = useState(isRingingMuted)
  useEffect(() => (isMuted ? undefined : startRinging()), [isMuted])
  return {
    isMuted,
    setMuted: (muted: boolean) => {
      storeRingingMuted(muted)
      setMuted(muted)
    },
  }
}

const Centred = styled(Stack)`
  align-items: center;
  overflow-wrap: anywhere;
  text-align: center;
`

const Answers = styled(Row)`
  justify-content: center;
`

const Sound = styled.div`
  width: 100%;
  text-align: start;
`
