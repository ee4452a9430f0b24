import { useAttempt } from '@mentor-connect/api'
import { pinRoomMessage, removeRoomMessage } from '@mentor-connect/contract/messages/rooms'
import { Button, CardTitle, Modal, Notice, Stack, useFailureText } from '@mentor-connect/ui'
import { useId, useState } from 'react'
import { useT } from '../../../messages/useT'
import type { ChatClient } from '../../client/chatClient'
import type { KnownRoom, ThreadMessage } from '../../client/chatState'
import { withRemovedMessage, withRoom } from '../../client/roomChanges'
import type { Author } from '../log/roomLog'

interface MessageActionsProps {
  room: KnownRoom
  message: ThreadMessage
  author: Author
  client: ChatClient
  onClose: () => void
}

/** For people who lead a room: pins a message, or removes its text for everybody, after a question. */
export function MessageActions({ room, message, author, client, onClose }: MessageActionsProps) {
  const t = useT()
  const titleId = useId()
  const failureText = useFailureText()
  const { attempt, isBusy, failure } = useAttempt()
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
            <Button $variant="secondary" $inactive={isBusy} onClick={() => void run(pin)}>
              {t(isPinned ? 'chat.room.unpin' : 'chat.room.pin')}
            </Button>
            <Button $variant="secondary" onClick={() => setRemoving(true)}>
              {t('chat.room.remove')}
            </Button>
          </>
        )}
        <Button $variant="ghost" onClick={onClose}>
          {t('chat.block.no')}
        </Button>
      </Stack>
    </Modal>
  )
}
