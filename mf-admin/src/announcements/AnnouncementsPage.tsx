import { call, useEndpoint } from '@mentor-connect/api'
import {
  endAnnouncement,
  listAnnouncements,
  publishAnnouncement,
  type NewAnnouncement,
} from '@mentor-connect/contract/admin/announcements'
import { PageTitle } from '@mentor-connect/contract/remote'
import { AreaPage, Empty, Lead, LoadFailed, Skeleton, Stack, Title } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { AdminFailure } from '../operator/AdminFailure'
import { DoneNotice } from '../operator/DoneNotice'
import { useAct } from '../operator/useAct'
import { AnnouncementCard } from './AnnouncementCard'
import { AnnouncementForm } from './AnnouncementForm'

export default function AnnouncementsPage() {
  const t = useT()
  const { data, error, isLoading, retry } = useEndpoint(listAnnouncements, {})
  const { act, isBusy, failure, done } = useAct(retry)
  const publish = (body: NewAnnouncement) =>
    act(() => call(publishAnnouncement, { body }), t('admin.announcements.published'))
  const end = (id: string) =>
    act(() => call(endAnnouncement, { params: { id }, body: {} }), t('admin.announcements.ended'))

  return (
    <AreaPage>
      <PageTitle>{t('admin.announcements.title')}</PageTitle>
      <header>
        <Title>{t('admin.announcements.title')}</Title>
        <Lead>{t('admin.announcements.lead')}</Lead>
      </header>
      <DoneNotice text={done} />
      <AnnouncementForm isBusy={isBusy} onPublish={publish} />
      <AdminFailure failure={failure} />
      {error && <LoadFailed error={error} onRetry={retry} />}
      {isLoading && <Skeleton $height="12rem" />}
      {data?.announcements.length === 0 && <Empty title={t('admin.announcements.empty')} />}
      <Stack $gap={4}>
        {data?.announcements.map((one) => (
          <AnnouncementCard key={one.id} announcement={one} isBusy={isBusy} onEnd={() => void end(one.id)} />
        ))}
      </Stack>
    </AreaPage>
  )
}
