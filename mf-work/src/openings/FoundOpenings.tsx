import { useEndpoint } from '@mentor-connect/api'
import { LAID_OUT_LATER } from '@mentor-connect/contract/site/firstPaint'
import { listOpenings, type OpeningSort } from '@mentor-connect/contract/work/openings'
import { languageOf } from '@mentor-connect/i18n'
import { LoadFailed, Pagination, Row, SelectField, Skeleton, Stack, StaleNotice } from '@mentor-connect/ui'
import { useLearner } from '@mentor-connect/contract/auth'
import styled from 'styled-components'
import { KindChoice } from './KindChoice'
import { useT } from './messages/useT'
import { useCountText } from './useCountText'
import { NoOpenings } from './NoOpenings'
import { OpeningCard } from './OpeningCard'
import { OpeningGrid } from './OpeningGrid'
import { SaveAlertButton } from './SaveAlertButton'
import { openingsRequest, sortsOf, type OpeningListState } from './openingListState'

interface FoundOpeningsProps {
  state: OpeningListState
  onChange: (patch: Partial<OpeningListState>) => void
}

/** The openings that match the search and the filters, one page of them. */
export function FoundOpenings({ state, onChange }: FoundOpeningsProps) {
  const t = useT()
  const isLearner = useLearner() !== null
  const countText = useCountText()
  const { data, error, retry } = useEndpoint(listOpenings, openingsRequest(state))
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : <OpeningSkeletons />
  const { openings, pagination, kinds, hasMore, searchedFor } = data
  const sorts = sortsOf(state)
  return (
    <Stack $gap={5}>
      {error && <StaleNotice onRetry={retry} />}
      <KindChoice
        chosen={state.kind}
        counts={kinds}
        hasMore={hasMore}
        onChoose={(kind) => onChange({ kind })}
      />
      {searchedFor !== undefined && (
        <p>
          {t('openings.list.searchedFor')} <strong lang={languageOf(searchedFor)}>{searchedFor}</strong>
        </p>
      )}
      <Row $between $gap={4}>
        <p role="status">
          {t('openings.list.found', {
            count: pagination.totalItems,
            shown: countText(pagination.totalItems, hasMore),
          })}
        </p>
        <ListActions $gap={4}>
          {isLearner && <SaveAlertButton state={{ ...state, q: searchedFor ?? state.q }} />}
          {pagination.totalItems > 1 && (
            <SelectField<OpeningSort>
              label={t('openings.list.sort')}
              value={state.sort || sorts[0]!}
              onChange={(sort) => onChange({ sort: sort === sorts[0] ? '' : sort })}
              options={sorts.map((value) => ({ value, label: t(`openings.list.sort.${value}`) }))}
            />
          )}
        </ListActions>
      </Row>
      {openings.length === 0 ? (
        <NoOpenings state={state} onChange={onChange} />
      ) : (
        <OpeningGrid>
          {openings.map((opening) => (
            <li key={opening._id} {...LAID_OUT_LATER}>
              <OpeningCard opening={opening} />
            </li>
          ))}
        </OpeningGrid>
      )}
      <Pagination
        page={state.page}
        totalPages={pagination.totalPages}
        onChange={(page) => onChange({ page })}
      />
    </Stack>
  )
}

function OpeningSkeletons() {
  return (
    <OpeningGrid as="div" aria-busy>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Skeleton key={card} $height="13rem" />
      ))}
    </OpeningGrid>
  )
}

/** The label of the order stands above its field, so the button lines up with the field. */
const ListActions = styled(Row)`
  align-items: flex-end;
`
