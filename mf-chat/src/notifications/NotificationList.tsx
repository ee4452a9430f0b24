import type { Notification, NotificationList as List } from '@mentor-connect/contract/messages/notifications'
import { Button, LoadFailed, Skeleton, space } from '@mentor-connect/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { NotificationRow } from './NotificationRow'
import { useNotifications } from './useNotifications'

interface Props {
  userId: string
  list: List
}

/** The entries of one page of the list, and a button for older ones. */
export function NotificationList({ userId, list }: Props) {
  const t = useT()
  const [isOlderShown, setOlderShown] = useState(false)
  const last = list.notifications.at(-1)
  return (
    <>
      <Rows>
        {list.notifications.map((entry: Notification) => (
          <li key={entry._id}>
            <NotificationRow userId={userId} entry={entry} />
          </li>
        ))}
      </Rows>
      {list.hasMore && last && !isOlderShown && (
        <Button $variant="secondary" onClick={() => setOlderShown(true)}>
          {t('chat.notifications.older')}
        </Button>
      )}
      {last && isOlderShown && <Older userId={userId} before={last.seq} />}
    </>
  )
}

function Older({ userId, before }: { userId: string; before: number }) {
  const { data, error, retry } = useNotifications(userId, before)
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="4.5rem" />
  return <NotificationList userId={userId} list={data} />
}

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`
