import { useEndpoint } from '@mentor-connect/api'
import { useMentor } from '@mentor-connect/contract/auth'
import { getOwnBookingPage } from '@mentor-connect/contract/mentoring/bookingPage'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { AreaPage, BackTo, Lead, LoadFailed, Skeleton, Title } from '@mentor-connect/ui'
import { BookingPreview } from './BookingPreview'
import { PageForm } from './PageForm'
import { SharePage } from './SharePage'
import { useT } from './messages/useT'

/** The settings of a mentor’s public page for booking. */
export default function BookingSettingsPage() {
  const t = useT()
  const mentor = useMentor()
  const { data, error, isLoading, retry, setData } = useEndpoint(getOwnBookingPage, mentor && {})
  return (
    <AreaPage>
      <PageTitle>{t('sessions.page.title')}</PageTitle>
      <BackTo to={paths.mentorArea.hours}>{t('sessions.hours.title')}</BackTo>
      <header>
        <Title>{t('sessions.page.title')}</Title>
        <Lead>{t('sessions.page.lead')}</Lead>
      </header>
      {isLoading && <Skeleton $height="20rem" />}
      {!data && error && <LoadFailed error={error} onRetry={retry} />}
      {data && <PageForm stored={data} onStored={setData} />}
      {data?.isOn && <SharePage slug={data.slug} />}
      {data && mentor && <BookingPreview mentor={mentor} />}
    </AreaPage>
  )
}
