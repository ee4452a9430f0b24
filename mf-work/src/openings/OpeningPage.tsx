import { isNotFound, useEndpoint } from '@mentor-connect/api'
import { REMOVED } from '@mentor-connect/contract/api/wire'
import { PageTitle } from '@mentor-connect/contract/remote'
import { getOpening } from '@mentor-connect/contract/work/openings'
import { BackTo, NotFound, ButtonLink, LoadFailed, Row, Skeleton, Title } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { useOpeningPaths } from '../opening-facts/useOpeningPaths'
import { PageColumn } from '../page-layout/PageColumn'
import { useT } from './messages/useT'
import { OpeningDetails } from './OpeningDetails'

/** The page of one opening, for visitors and for learners, who can save it and apply. */
export default function OpeningPage() {
  const t = useT()
  const { openingId = '' } = useParams()
  const openingPaths = useOpeningPaths()
  const { data, error, retry } = useEndpoint(getOpening, { params: { id: openingId } })
  const gone = error?.reason === REMOVED ? 'gone' : 'unknown'
  return (
    <PageColumn>
      {data && <OpeningDetails key={data._id} opening={data} />}
      {!data && !error && <Skeleton $height="24rem" />}
      {!data && error && isNotFound(error) && (
        <NotFound title={t(`openings.one.${gone}`)} help={t(`openings.one.${gone}Help`)}>
          <Row>
            <ButtonLink to={openingPaths.list}>{t('openings.one.all')}</ButtonLink>
          </Row>
        </NotFound>
      )}
      {!data && error && !isNotFound(error) && (
        <>
          <PageTitle>{t('openings.one.failed')}</PageTitle>
          <BackTo to={openingPaths.list}>{t('openings.one.all')}</BackTo>
          <Title>{t('openings.one.failed')}</Title>
          <LoadFailed error={error} onRetry={retry} />
        </>
      )}
    </PageColumn>
  )
}
