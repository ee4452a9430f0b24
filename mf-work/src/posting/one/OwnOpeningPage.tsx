import { useEndpoint } from '@mentor-connect/api'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { getOwnOpening } from '@mentor-connect/contract/work/posting'
import { AreaPage, BackTo, ButtonLink, MissingRecord } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { useT } from '../messages/useT'
import { OwnOpeningDetails } from './OwnOpeningDetails'

/** The page of an opening for its poster. */
export default function OwnOpeningPage() {
  const t = useT()
  const { openingId = '' } = useParams()
  const { data, error, retry } = useEndpoint(getOwnOpening, { params: { id: openingId } })
  return (
    <AreaPage>
      <PageTitle>{data?.title || t('openings.own.title')}</PageTitle>
      <BackTo to={paths.mentorArea.openings}>{t('openings.own.title')}</BackTo>
      {!data && (
        <MissingRecord error={error} onRetry={retry} notFound={t('openings.own.notFound')}>
          <ButtonLink to={paths.mentorArea.openings}>{t('openings.own.title')}</ButtonLink>
        </MissingRecord>
      )}
      {data && <OwnOpeningDetails key={data._id} opening={data} onReload={retry} />}
    </AreaPage>
  )
}
