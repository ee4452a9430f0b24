import { useEndpoint } from '@mentor-connect/api'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { getOpeningAlerts } from '@mentor-connect/contract/work/openingAlerts'
import { AreaPage, ButtonLink, LoadFailed, NotFound, Row, Skeleton, Title } from '@mentor-connect/ui'
import { Navigate, useParams } from 'react-router-dom'
import { queryOf } from './alertCriteria'
import { useAlertT } from './useAlertT'

/** Redirects a notification about an alert to the list of openings, with the alert's search and filters. */
export default function AlertPage() {
  const t = useAlertT()
  const { alertId } = useParams()
  const { data, error, retry } = useEndpoint(getOpeningAlerts, {})
  const alert = data?.alerts.find(({ _id }) => _id === alertId)
  if (alert) return <Navigate to={paths.learner.openings + queryOf(alert.criteria)} replace />
  return (
    <AreaPage>
      {data && (
        <NotFound title={t('openings.alert.unknown')} help={t('openings.alert.unknownHelp')}>
          <Row>
            <ButtonLink to={paths.learner.openingAlerts}>{t('openings.alert.list')}</ButtonLink>
          </Row>
        </NotFound>
      )}
      {!data && (
        <>
          <PageTitle>{t('openings.alert.title')}</PageTitle>
          <Title>{t('openings.alert.title')}</Title>
          {error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="16rem" />}
        </>
      )}
    </AreaPage>
  )
}
