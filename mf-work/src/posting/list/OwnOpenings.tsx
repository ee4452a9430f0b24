import { useEndpoint } from '@mentor-connect/api'
import { OPENING_STATES } from '@mentor-connect/contract/work/openingRules'
import { getOwnOpenings } from '@mentor-connect/contract/work/posting'
import { Empty, LoadFailed, Pagination, Skeleton, Stack, StaleNotice } from '@mentor-connect/ui'
import { StateFilter, totalOf } from '../../page-layout/StateFilter'
import { useStateAndPage } from '../../page-layout/useStateAndPage'
import { useT } from '../messages/useT'
import { OwnOpeningEntry } from './OwnOpeningEntry'

/** A mentor's openings, filtered by state. The state and the page are stored in the URL. */
export function OwnOpenings() {
  const t = useT()
  const { state, page, show } = useStateAndPage(OPENING_STATES)
  const { data, error, retry } = useEndpoint(getOwnOpenings, { query: { ...(state && { state }), page } })
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="14rem" />
  const { openings, counts, pagination } = data
  if (totalOf(counts) === 0)
    return (
      <Empty title={t('openings.own.none')}>
        <p>{t('openings.own.noneHint')}</p>
      </Empty>
    )
  return (
    <Stack $gap={5}>
      {error && <StaleNotice onRetry={retry} />}
      <StateFilter
        label={t('openings.own.state')}
        allLabel={t('openings.own.all')}
        stateLabel={(one) => t(`openings.own.state.${one}`)}
        counts={counts}
        chosen={state}
        onChoose={show}
      />
      {openings.length === 0 ? (
        <Empty title={t('openings.own.noneHere')} />
      ) : (
        <Stack as="ul" aria-label={t('openings.own.title')}>
          {openings.map((opening) => (
            <OwnOpeningEntry key={opening._id} opening={opening} />
          ))}
        </Stack>
      )}
      <Pagination page={page} totalPages={pagination.totalPages} onChange={(next) => show(state, next)} />
    </Stack>
  )
}
