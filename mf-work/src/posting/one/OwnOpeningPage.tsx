import { isNotFound, useEndpoint } from '@mentor-connect/api'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { getOwnOpening } from '@mentor-connect/contract/work/posting'
import { AreaPage, BackTo, ButtonLink, Empty, LoadFailed, Skeleton } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { useT } from '../messages/useT'
import { OwnOpeningDetails } from './OwnOpeningDetails'

/** The page of an opening for its poster. */
export default function OwnOpeningPage() {
  const t = useT()
  const { openingId = '' } = useParams()
  const { data, error, isLoading, retry } = useEndpoint(getOwnOpening, { params: { id: openingId } })
  return (
    <AreaPage>
      <PageTitle>{data?.title || t('openings.own.title')}</PageTitle>
      <BackTo to={paths.mentorArea.openings}>{t('openings.own.title')}</BackTo>
      {isLoading && <Skeleton $height="20rem" />}
      {!data && error && isNotFound(error) && (
        <Empty title={t('openings.own.notFound')}>
          <ButtonLink to={paths.mentorArea.openings}>{t('openings.own.title')}</ButtonLink>
        </Empty>
      )}
      {!data && error && !isNotFound(error) && <LoadFailed error={error} onRetry={retry} />}
      {data && <OwnOpeningDetails key={data._id} opening={data} onReload={retry} />}
    </AreaPage>
  )
}
