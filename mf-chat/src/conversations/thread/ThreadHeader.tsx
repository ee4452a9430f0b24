import { fileUrl } from '@mentor-connect/api'
import { IconButton, color, font, radius, space } from '@mentor-connect/ui'
import { ArrowLeft, Wifi, WifiOff } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import type { Contact } from '../contacts/contacts'
import { PresenceAvatar } from '../contacts/PresenceAvatar'
import type { Chat } from '../client/useChat'
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
  const { isConnected } = chat.state
  const Icon = isConnected ? Wifi : WifiOff
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
          <Status $connected={isConnected} role="status">
            <Icon size={16} aria-hidden />
            {t(isConnected ? 'chat.connection.connected' : 'chat.connection.disconnected')}
          </Status>
        </Facts>
      </Who>
      <ThreadMenu contact={contact} chat={chat} />
    </Head>
  )
}

const Head = styled.header`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 4.5rem;
  padding: ${space[2]} ${space[3]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`

const Who = styled.div`
  flex: 1;
  min-width: 0;

  h2 {
    overflow: hidden;
    font-size: ${font.size.h4};
    line-height: 1.5;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  color: ${color.muted};
  font-size: ${font.size.small};
`

const Status = styled.span<{ $connected: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: 0 ${space[2]};
  border-radius: ${radius.round};
  background: ${({ $connected }) => ($connected ? color.successSoft : color.warningSoft)};
  color: ${({ $connected }) => ($connected ? color.success : color.warning)};
  font-weight: ${font.weight.medium};
`
