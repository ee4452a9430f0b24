import { useAttempt } from '@mentor-connect/api'
import { leadsRoom } from '@mentor-connect/contract/messages/roomRules'
import { pinRoomMessage, removeRoomMessage } from '@mentor-connect/contract/messages/rooms'
import { Button, CardTitle, Modal, Notice, Stack, useFailureText } from '@mentor-connect/ui'
import { useReportDialog } from '@mentor-connect/ui/report/dialog'
import { useId, useState } from 'react'
import { useT } from '../../../messages/useT'
import type { ChatClient } from '../../client/chatClient'
import type { KnownRoom, ThreadMessage } from '../../client/chatState'
import { withRemovedMessage, withRoom } from '../../client/roomChanges'
import type { Author } from '../log/roomLog'
import { takeFocus } from './takeFocus'

interface MessageActionsProps {
  room: KnownRoom
  message: ThreadMessage
  author: Author
  client: ChatClient
  onClose: () => void
}

/**
 * The actions on a message: report it, and for people who lead the room, pin it or remove its text for
 * everybody, after a question.
 */
export function MessageActions({ room, message, author, client, onClose }: MessageActionsProps) {
  const t = useT()
  const titleId = useId()
  const failureText = useFailureText()
  const { attempt, isBusy, failure } = useAttempt()
  const report = useReportDialog()
  const [isRemoving, setRemoving] = useState(false)
  const isPinned = room.pinned?.seq === message.seq
  const params = { roomId: room._id }
  const userId = client.get().ownId

  const run = async (action: () => Promise<void>) => (await attempt(action)) && onClose()
  const pin = async () => {
    const { data } = await client.call(pinRoomMessage, {
      params,
      body: { userId, seq: isPinned ? 0 : message.seq },
    })
    client.update((state) => withRoom(state, data))
  }
  const remove = async () => {
    await client.call(removeRoomMessage, { params, body: { userId, seq: message.seq } })
    client.update((state) => withRemovedMessage(state, room._id, message.seq))
  }

  if (report.Dialog)
    return (
      <report.Dialog
        userId={userId}
        subject={{ kind: 'room-message', subjectId: room._id, seq: message.seq, name: author.name }}
        onClose={onClose}
      />
    )
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <Stack $gap={3}>
        <CardTitle as="h2" id={titleId}>
          {t(isRemoving ? 'chat.room.removeTitle' : 'chat.room.actionsOf', { name: author.name })}
        </CardTitle>
        <p dir="auto">{message.message}</p>
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        {isRemoving ? (
          <>
            <p>{t('chat.room.removeText')}</p>
            <Button $variant="danger" $inactive={isBusy} onClick={() => void run(remove)}>
              {t('chat.room.removeYes')}
            </Button>
          </>
        ) : (
          <>
            {leadsRoom(room.role) && (
              <>
                <Button $variant="secondary" $inactive={isBusy} onClick={() => void run(pin)}>
                  {t(isPinned ? 'chat.room.unpin' : 'chat.room.pin')}
                </Button>
                <Button $variant="secondary" onClick={() => setRemoving(true)}>
                  {t('chat.room.remove')}
                </Button>
              </>
            )}
            {message.senderId !== userId && (
              <Button $variant="secondary" onClick={() => void report.open()}>
                {t('chat.room.report')}
              </Button>
            )}
          </>
        )}
        <Button
          key={String(isRemoving)}
          ref={isRemoving ? takeFocus : undefined}
          $variant="ghost"
          onClick={onClose}
        >
          {t('chat.block.no')}
        </Button>
      </Stack>
    </Modal>
  )
}
