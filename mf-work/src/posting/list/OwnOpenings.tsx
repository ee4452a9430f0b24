import { useEndpoint } from '@mentor-connect/api'
import { pageOf, useSearchState } from '@mentor-connect/contract/remote'
import { OPENING_STATES, type OpeningState } from '@mentor-connect/contract/work/openingRules'
import { getOwnOpenings } from '@mentor-connect/contract/work/posting'
import { useFormats } from '@mentor-connect/i18n'
import {
  Empty,
  LoadFailed,
  Pagination,
  Row,
  Skeleton,
  Stack,
  StaleNotice,
  ToggleChip,
} from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { OwnOpeningEntry } from './OwnOpeningEntry'

/** A mentor's openings, filtered by state. The state and the page are stored in the URL. */
export function OwnOpenings() {
  const t = useT()
  const { number } = useFormats()
  const [params, update] = useSearchState()
  const state = OPENING_STATES.find((one) => one === params.get('state'))
  const page = pageOf(params)
  const show = (next: OpeningState | undefined, nextPage = 1) =>
    update(
      () =>
        new URLSearchParams({
          ...(next && { state: next }),
          ...(nextPage > 1 && { page: String(nextPage) }),
        }),
    )
  const { data, error, retry } = useEndpoint(getOwnOpenings, { query: { ...(state && { state }), page } })
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="14rem" />
  const { openings, counts, pagination } = data
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  if (total === 0)
    return (
      <Empty title={t('openings.own.none')}>
        <p>{t('openings.own.noneHint')}</p>
      </Empty>
    )
  return (
    <Stack $gap={5}>
      {error && <StaleNotice onRetry={retry} />}
      <Row role="group" aria-label={t('openings.own.state')} $gap={2}>
        <ToggleChip isChosen={state === undefined} onClick={() => show(undefined)}>
          {t('openings.own.all')} ({number(total)})
        </ToggleChip>
        {counts
          .filter(({ state: one, count }) => count > 0 || one === state)
          .map(({ state: one, count }) => (
            <ToggleChip key={one} isChosen={one === state} onClick={() => show(one)}>
              {t(`openings.own.state.${one}`)} ({number(count)})
            </ToggleChip>
          ))}
      </Row>
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
