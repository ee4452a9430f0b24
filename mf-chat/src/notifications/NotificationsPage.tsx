import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { useSession } from '@mentor-connect/contract/auth'
import { Slot } from '@mentor-connect/contract/slots'
import {
  AreaPage,
  Button,
  ButtonLink,
  Empty,
  Lead,
  LoadFailed,
  Row,
  Skeleton,
  Stack,
  Title,
  color,
} from '@mentor-connect/ui'
import { Bell, Settings2 } from 'lucide-react'
import { useT } from '../messages/useT'
import { NotificationList } from './NotificationList'
import { useNotifications, useReading } from './useNotifications'

export default function NotificationsPage() {
  const t = useT()
  const { session } = useSession()
  return (
    <AreaPage>
      <PageTitle>{t('chat.notifications.title')}</PageTitle>
      <Row as="header" $between>
        <div>
          <Title>{t('chat.notifications.title')}</Title>
          <Lead>{t('chat.notifications.lead')}</Lead>
        </div>
        <ButtonLink
          to={paths.notificationSettings(session.role === 'mentor' ? 'mentor' : 'user')}
          $variant="secondary"
        >
          <Settings2 size={18} aria-hidden />
          {t('chat.notifications.settings')}
        </ButtonLink>
      </Row>
      {session.data ? <Notifications userId={session.data._id} /> : <Loading />}
      {session.data && <Slot name="notification.list" personId={session.data._id} />}
    </AreaPage>
  )
}

function Notifications({ userId }: { userId: string }) {
  const t = useT()
  const { data, error, retry } = useNotifications(userId)
  const read = useReading(userId)
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : <Loading />
  const [latest] = data.notifications
  if (!latest)
    return (
      <Empty
        title={t('chat.notifications.empty')}
        picture={<Bell size={44} color={color.muted} aria-hidden />}
      >
        <p>{t('chat.notifications.emptyHint')}</p>
      </Empty>
    )
  return (
    <Stack $gap={4}>
      {data.unread > 0 && (
        <Row>
          <Button $variant="secondary" onClick={() => void read({ upToSeq: latest.seq })}>
            {t('chat.notifications.readAll')}
          </Button>
        </Row>
      )}
      <NotificationList userId={userId} list={data} />
    </Stack>
  )
}

function Loading() {
  return (
    <Stack $gap={3} aria-busy>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} $height="4.5rem" />
      ))}
    </Stack>
  )
}
