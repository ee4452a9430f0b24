import { fileUrl } from '@mentor-connect/api'
import { IconButton } from '@mentor-connect/ui'
import { ArrowLeft } from 'lucide-react'
import { useT } from '../../messages/useT'
import { CallButton } from '../calling/CallButton'
import type { Contact } from '../contacts/contacts'
import { PresenceAvatar } from '../contacts/PresenceAvatar'
import type { Chat } from '../client/useChat'
import { ConnectionStatus } from './ConnectionStatus'
import { Facts, Head, Who } from './threadHead'
import { ThreadMenu } from './safety/ThreadMenu'

interface ThreadHeaderProps {
  contact: Contact
  chat: Chat
  /** Called by the back button; undefined if the list is visible beside the thread, so that no button is needed. */
  onBack: (() => void) | undefined
}

/** The other person's name and online status, and the state of the connection. */
export function ThreadHeader({ contact, chat, onBack }: ThreadHeaderProps) {
  const t = useT()
  const { name, profile, isOnline } = contact
  return (
    <Head>
      {onBack && (
        <IconButton aria-label={t('chat.pane.back')} onClick={onBack}>
          <ArrowLeft size={24} aria-hidden />
        </IconButton>
      )}
      <PresenceAvatar name={name} src={profile && fileUrl(profile)} isOnline={isOnline} withText={false} />
      <Who>
        <h2 id="chat-partner">{name}</h2>
        <Facts>
          <span>{t(isOnline ? 'chat.person.online' : 'chat.person.offline')}</span>
          <ConnectionStatus isConnected={chat.state.isConnected} />
        </Facts>
      </Who>
      <CallButton contact={contact} chat={chat} />
      <ThreadMenu contact={contact} chat={chat} />
    </Head>
  )
}
