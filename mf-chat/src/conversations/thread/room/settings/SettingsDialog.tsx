import { useAttempt } from '@mentor-connect/api'
import { setRoomHistory } from '@mentor-connect/contract/messages/rooms'
import { Button, Modal, Notice, SectionTitle, Stack, Switch, useFailureText } from '@mentor-connect/ui'
import { useId } from 'react'
import { useT } from '../../../../messages/useT'
import type { KnownRoom } from '../../../client/chatState'
import { withRoom } from '../../../client/roomChanges'
import type { Chat } from '../../../client/useChat'
import { RemovedMembers } from './RemovedMembers'

interface SettingsDialogProps {
  room: KnownRoom
  chat: Chat
  onClose: () => void
}

/** For people who lead a room: what new members can read (the owner's choice), and who was removed. */
export function SettingsDialog({ room, chat: { client, state }, onClose }: SettingsDialogProps) {
  const t = useT()
  const titleId = useId()
  const failureText = useFailureText()
  const { attempt, isBusy, failure } = useAttempt()

  const setHistory = (isAll: boolean) =>
    attempt(async () => {
      const body = { userId: state.ownId, history: isAll ? ('all' as const) : ('joined' as const) }
      const { data } = await client.call(setRoomHistory, { params: { roomId: room._id }, body })
      client.update((chat) => withRoom(chat, data))
    })

  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <Stack $gap={5}>
        <SectionTitle id={titleId}>{t('chat.room.settings')}</SectionTitle>
        {room.role === 'owner' && (
          <Switch
            label={t('chat.settings.history')}
            hint={t('chat.settings.historyHint')}
            checked={room.history === 'all'}
            disabled={isBusy}
            onChange={(isAll) => void setHistory(isAll)}
          />
        )}
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        <RemovedMembers room={room} client={client} />
        <Button $variant="secondary" onClick={onClose}>
          {t('ui.close')}
        </Button>
      </Stack>
    </Modal>
  )
}
