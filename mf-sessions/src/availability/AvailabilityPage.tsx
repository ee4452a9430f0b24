import { useEndpoint } from '@mentor-connect/api'
import { getAvailability } from '@mentor-connect/contract/mentoring/sessions/availability'
import { useMentor } from '@mentor-connect/contract/auth'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { AreaPage, ButtonLink, Lead, LoadFailed, Row, Skeleton, Title } from '@mentor-connect/ui'
import { CalendarPlus } from 'lucide-react'
import { useT } from '../messages/useT'
import { ClosedByCalendar } from './ClosedByCalendar'
import { AvailabilityForm } from './AvailabilityForm'
import { useLimitsT } from './useLimitsT'

export default function AvailabilityPage() {
  const t = useT()
  const limits = useLimitsT()
  const mentor = useMentor()
  const hours = useEndpoint(getAvailability, mentor && {})
  return (
    <AreaPage>
      <PageTitle>{t('sessions.hours.title')}</PageTitle>
      <Row $between $gap={4}>
        <header>
          <Title>{t('sessions.hours.title')}</Title>
          <Lead>{t('sessions.hours.lead')}</Lead>
        </header>
        <ButtonLink $variant="secondary" to={paths.mentorArea.bookingPage}>
          <CalendarPlus size={18} aria-hidden />
          {limits('hours.bookingPage')}
        </ButtonLink>
      </Row>
      {hours.isLoading && <Skeleton $height="30rem" />}
      {!hours.data && hours.error && <LoadFailed error={hours.error} onRetry={hours.retry} />}
      {hours.data && <ClosedByCalendar />}
      {hours.data && <AvailabilityForm stored={hours.data} />}
    </AreaPage>
  )
}
