import { IconButton, color, media } from '@mentor-connect/ui'
import { X } from 'lucide-react'
import styled from 'styled-components'
import type { Chat } from '../../conversations/client/useChat'
import type { Contact } from '../../conversations/contacts/contacts'
import { Head, Who } from '../../conversations/thread/threadHead'
import { ThreadPane } from '../../conversations/thread/ThreadPane'
import { useT } from '../messages/useT'
import { CallStatus } from './CallStatus'
import { CONTROLS, SIDE_COLUMN, sideways } from './roomLayout'

interface CallChatProps {
  contact: Contact
  chat: Chat
  /** Present while the two do not reach each other. */
  interruption: string | undefined
  onClose: () => void
}

/** The messages of the conversation: beside the call, or over its pictures on a narrow screen. */
export function CallChat({ contact, chat, interruption, onClose }: CallChatProps) {
  const t = useT()
  const header = (
    <>
      <Head>
        <Who>
          <h2 id="chat-partner">{t('call.chat.title', { name: contact.name })}</h2>
        </Who>
        <IconButton aria-label={t('call.chat.close')} onClick={onClose}>
          <X size={22} aria-hidden />
        </IconButton>
      </Head>
      {interruption !== undefined && <CallStatus texts={[interruption]} isUrgent isCopy />}
    </>
  )
  return (
    <Side>
      <ThreadPane contact={contact} chat={chat} onBack={undefined} header={header} />
    </Side>
  )
}

const Side = styled.div`
  position: absolute;
  inset: 0 0 ${CONTROLS.phone} 0;
  z-index: 1;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-width: 0;
  min-height: 0;
  background: ${color.surface};

  ${media.tabletUp} {
    bottom: ${CONTROLS.tablet};
  }
  ${sideways} {
    inset: 0 ${SIDE_COLUMN} 0 0;
  }
  ${media.desktopUp} {
    position: static;
    border-inline-start: 1px solid ${color.border};
  }
`
