import { useEndpoint } from '@mentor-connect/api'
import { getAvailability } from '@mentor-connect/contract/mentoring/sessions/availability'
import { useMentor } from '@mentor-connect/contract/auth'
import { PageTitle } from '@mentor-connect/contract/remote'
import { AreaPage, Lead, LoadFailed, Skeleton, Title, VisuallyHidden } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { AvailabilityForm } from './AvailabilityForm'

export default function AvailabilityPage() {
  const t = useT()
  const mentor = useMentor()
  const hours = useEndpoint(getAvailability, mentor && {})
  return (
    <AreaPage>
      <PageTitle>{t('sessions.hours.title')}</PageTitle>
      <header>
        <Title>{t('sessions.hours.title')}</Title>
        <Lead>{t('sessions.hours.lead')}</Lead>
      </header>
      {hours.isLoading && (
        <div role="status">
          <VisuallyHidden>{t('sessions.hours.loading')}</VisuallyHidden>
          <Skeleton $height="30rem" />
        </div>
      )}
      {!hours.data && hours.error && <LoadFailed error={hours.error} onRetry={hours.retry} />}
      {hours.data && <AvailabilityForm stored={hours.data} />}
    </AreaPage>
  )
}
