import { useAttempt } from '@mentor-connect/api'
import { Button, Muted, space } from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import type { Chat } from '../../conversations/client/useChat'

/** Below the list: a button for the next page of rooms, or a failure to load them. */
export function MoreRooms({ chat: { client, state } }: { chat: Chat }) {
  const t = useT()
  const line = useRef<HTMLDivElement>(null)
  const [wasUsed, setUsed] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const { load, hasMore } = state.roomList
  const hasFailed = load === 'failed' || failure !== undefined
  const isComplete = wasUsed && !hasFailed && !hasMore

  const loadMore = async () => {
    if (!(await attempt(load === 'failed' ? client.loadRooms : client.loadMoreRooms))) return
    setUsed(true)
    const { roomList } = client.get()
    // If there are no more rooms, the button that was pressed is gone.
    if (roomList.load === 'ready' && !roomList.hasMore) line.current?.focus()
  }
  return (
    <Line ref={line} tabIndex={-1} role="status">
      {hasFailed && <Muted>{t('chat.list.roomsFailed')}</Muted>}
      {isComplete && <Muted>{t('chat.list.allRooms')}</Muted>}
      {(hasFailed || hasMore) && (
        <Button $variant="secondary" $small $inactive={isBusy} onClick={() => void loadMore()}>
          {t(hasFailed ? 'ui.retry' : 'chat.list.moreRooms')}
        </Button>
      )}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  padding: ${space[3]};

  &:empty {
    display: none;
  }
`
