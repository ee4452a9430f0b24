import { useEndpoint } from '@mentor-connect/api'
import { REMOVED } from '@mentor-connect/contract/api/wire'
import { getOpening } from '@mentor-connect/contract/work/openings'
import { BackTo, MissingRecord } from '@mentor-connect/ui'
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
      {!data && (
        <>
          <BackTo to={openingPaths.list}>{t('openings.one.all')}</BackTo>
          <MissingRecord
            error={error}
            onRetry={retry}
            notFound={t(`openings.one.${gone}`)}
            help={t(`openings.one.${gone}Help`)}
          />
        </>
      )}
    </PageColumn>
  )
}
