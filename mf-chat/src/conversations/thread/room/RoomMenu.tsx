import { leaveRoom, muteRoom } from '@mentor-connect/contract/messages/rooms'
import { leadsRoom } from '@mentor-connect/contract/messages/roomRules'
import { ConfirmDialog, Menu, MenuItem, notify } from '@mentor-connect/ui'
import {
  Bell,
  BellOff,
  DoorOpen,
  EllipsisVertical,
  Settings,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useT } from '../../../messages/useT'
import { withoutRoom, withRoom } from '../../client/roomChanges'
import type { KnownRoom } from '../../client/chatState'
import type { Chat } from '../../client/useChat'
import { useRoomTitle } from '../../contacts/useRoomTitle'
import { useChatPaths } from '../../useChatPaths'

export type RoomDialog = 'members' | 'settings'

interface RoomMenuProps {
  room: KnownRoom
  chat: Chat
  onOpen: (dialog: RoomDialog) => void
}

/** The actions of a member on a room. */
export function RoomMenu({ room, chat: { client, state }, onOpen }: RoomMenuProps) {
  const t = useT()
  const navigate = useNavigate()
  const paths = useChatPaths()
  const titleOf = useRoomTitle()
  const [isLeaving, setLeaving] = useState(false)
  const params = { roomId: room._id }

  const attempt = async (action: () => Promise<void>) => {
    try {
      await action()
    } catch (error) {
      console.error('The room could not be changed.', error)
      notify.failure(t('chat.room.failed'))
    }
  }
  const toggleMuted = async () => {
    const { data } = await client.call(muteRoom, {
      params,
      body: { userId: state.ownId, muted: !room.muted },
    })
    client.update((chat) => withRoom(chat, data))
  }
  const leave = async () => {
    setLeaving(false)
    await client.call(leaveRoom, { params, body: { userId: state.ownId } })
    client.update((chat) => withoutRoom(chat, room._id))
    void navigate(paths.list)
  }

  return (
    <>
      <Menu label={t('chat.room.menu')} icon={<EllipsisVertical size={22} aria-hidden />}>
        {(close) => {
          const item = (Icon: LucideIcon, label: string, onClick: () => void) => (
            <MenuItem
              onClick={() => {
                close()
                onClick()
              }}
            >
              <Icon size={20} aria-hidden />
              {label}
            </MenuItem>
          )
          return (
            <>
              {item(UsersRound, t('chat.room.members'), () => onOpen('members'))}
              {item(
                room.muted ? Bell : BellOff,
                t(room.muted ? 'chat.room.unmute' : 'chat.room.mute'),
                () => void attempt(toggleMuted),
              )}
              {leadsRoom(room.role) && item(Settings, t('chat.room.settings'), () => onOpen('settings'))}
              {room.role !== 'owner' && item(DoorOpen, t('chat.room.leave'), () => setLeaving(true))}
            </>
          )
        }}
      </Menu>
      {isLeaving && (
        <ConfirmDialog
          title={t('chat.room.leaveTitle', { name: titleOf(room) })}
          yes={t('chat.room.leave')}
          no={t('chat.block.no')}
          isBusy={false}
          onYes={() => void attempt(leave)}
          onClose={() => setLeaving(false)}
        >
          {t('chat.room.leaveText')}
        </ConfirmDialog>
      )}
    </>
  )
}
