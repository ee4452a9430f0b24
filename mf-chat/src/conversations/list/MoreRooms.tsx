import { useAttempt } from '@mentor-connect/api'
import { Button, Muted, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import type { Chat } from '../client/useChat'

/** Below the list: a button for the next page of rooms, or a failure to load them. */
export function MoreRooms({ chat: { client, state } }: { chat: Chat }) {
  const t = useT()
  const { attempt, isBusy, failure } = useAttempt()
  const { load, hasMore } = state.roomList
  const hasFailed = load === 'failed' || failure !== undefined
  const more = () => void attempt(client.loadMoreRooms)
  return (
    <div role="status">
      {hasFailed && (
        <Line>
          <Muted>{t('chat.list.roomsFailed')}</Muted>
          <Button $variant="ghost" $small onClick={failure ? more : () => void client.loadRooms()}>
            {t('ui.retry')}
          </Button>
        </Line>
      )}
      {hasMore && !hasFailed && (
        <Line>
          <Button $variant="secondary" $small $inactive={isBusy} onClick={more}>
            {t('chat.list.moreRooms')}
          </Button>
        </Line>
      )}
    </div>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  padding: ${space[3]};
`
