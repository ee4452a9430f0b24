import { isNotFound, useAttempt } from '@mentor-connect/api'
import { rejoinRoom } from '@mentor-connect/contract/messages/rooms'
import { Button, Muted, Notice, useFailureText } from '@mentor-connect/ui'
import { useT } from '../../../messages/useT'
import { CentredPane } from '../../CentredPane'
import type { ChatClient } from '../../client/chatClient'

interface RoomMissingProps {
  roomId: string
  client: ChatClient
  onBack: (() => void) | undefined
  onJoined: () => void
}

/** Shown to people who are not members of the room. Somebody who has left it can come back. */
export function RoomMissing({ roomId, client, onBack, onJoined }: RoomMissingProps) {
  const t = useT()
  const failureText = useFailureText()
  const { attempt, isBusy, failure } = useAttempt()
  const rejoin = async () => {
    const request = { params: { roomId }, body: { userId: client.get().ownId } }
    if (await attempt(() => client.call(rejoinRoom, request))) onJoined()
  }
  return (
    <CentredPane>
      <Muted>{t('chat.room.missing')}</Muted>
      {failure && (
        <Notice tone="danger">
          {isNotFound(failure) || failure.status === 403 ? t('chat.room.cannotRejoin') : failureText(failure)}
        </Notice>
      )}
      <Button $variant="secondary" $inactive={isBusy} onClick={() => void rejoin()}>
        {t('chat.room.rejoin')}
      </Button>
      {onBack && (
        <Button $variant="ghost" onClick={onBack}>
          {t('chat.pane.back')}
        </Button>
      )}
    </CentredPane>
  )
}
