import { Button, IconButton, lazyPart } from '@mentor-connect/ui'
import { ArrowLeft, BellOff } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useT } from '../../../messages/useT'
import type { KnownRoom } from '../../client/chatState'
import type { Chat } from '../../client/useChat'
import { RoomPicture } from '../../contacts/RoomPicture'
import { useRoomTitle } from '../../contacts/useRoomTitle'
import { ConnectionStatus } from '../ConnectionStatus'
import { Facts, Head, Who } from '../threadHead'
import { RoomMenu, type RoomDialog } from './RoomMenu'

interface RoomHeaderProps {
  room: KnownRoom
  chat: Chat
  /** Called by the back button; undefined if the list is visible beside the room. */
  onBack: (() => void) | undefined
}

/** Title of the room, a link to the page of its subject, the number of members, and the actions with the room. */
export function RoomHeader({ room, chat, onBack }: RoomHeaderProps) {
  const t = useT()
  const [dialog, setDialog] = useState<RoomDialog>()
  const title = useRoomTitle()(room)
  const { page, kind, memberCount, muted } = room
  return (
    <Head>
      {onBack && (
        <IconButton aria-label={t('chat.pane.back')} onClick={onBack}>
          <ArrowLeft size={24} aria-hidden />
        </IconButton>
      )}
      <RoomPicture />
      <Who>
        <h2 id="chat-partner">{title}</h2>
        <Facts>
          {page && <Link to={page}>{t(`chat.room.page.${kind}`)}</Link>}
          <Button $variant="ghost" $small onClick={() => setDialog('members')}>
            {t('chat.room.memberCount', { count: memberCount })}
          </Button>
          {muted && <BellOff size={16} role="img" aria-label={t('chat.room.muted')} />}
          <ConnectionStatus isConnected={chat.state.isConnected} />
        </Facts>
      </Who>
      <RoomMenu room={room} chat={chat} onOpen={setDialog} />
      {dialog === 'members' && <MembersDialog room={room} chat={chat} onClose={() => setDialog(undefined)} />}
      {dialog === 'settings' && (
        <SettingsDialog room={room} chat={chat} onClose={() => setDialog(undefined)} />
      )}
    </Head>
  )
}

const MembersDialog = lazyPart(() =>
  import(/* webpackChunkName: "room-members" */ './members/MembersDialog').then((part) => part.MembersDialog),
)

const SettingsDialog = lazyPart(() =>
  import(/* webpackChunkName: "room-settings" */ './settings/SettingsDialog').then(
    (part) => part.SettingsDialog,
  ),
)
