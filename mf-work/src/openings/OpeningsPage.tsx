import { useLearner } from '@mentor-connect/contract/auth'
import { PageTitle, paths, useSearchState } from '@mentor-connect/contract/remote'
import { SEARCH_MAX } from '@mentor-connect/contract/rules/limits'
import { ButtonLink, Lead, Row, SearchField, Stack, Title } from '@mentor-connect/ui'
import { FilterBar } from '@mentor-connect/ui/filter-bar'
import { PageColumn } from '../page-layout/PageColumn'
import { FilterFields } from './FilterFields'
import { FoundOpenings } from './FoundOpenings'
import { useT } from './messages/useT'
import {
  NO_FILTERS,
  readOpeningListState,
  writeOpeningListState,
  type OpeningListState,
} from './openingListState'
import { useChosenFilters } from './useChosenFilters'

/** The open openings with search, filters and pages, for visitors and for learners. */
export default function OpeningsPage() {
  const t = useT()
  const learner = useLearner()
  const { state, change } = useOpeningList()
  const chosen = useChosenFilters(state, change)
  return (
    <PageColumn>
      <PageTitle>{t('openings.list.title')}</PageTitle>
      <Stack as="header" $gap={3}>
        <Title>{t('openings.list.title')}</Title>
        <Lead>{t('openings.list.intro')}</Lead>
        {learner && (
          <Row>
            <ButtonLink to={paths.learner.applications} $variant="secondary">
              {t('openings.list.board')}
            </ButtonLink>
            <ButtonLink to={paths.learner.openingAlerts} $variant="secondary">
              {t('openings.list.alerts')}
            </ButtonLink>
          </Row>
        )}
      </Stack>
      <Stack $gap={6}>
        <FilterBar
          search={
            <SearchField
              label={t('openings.list.search')}
              value={state.q}
              maxLength={SEARCH_MAX}
              onSearch={(q) => change({ q }, { replace: true })}
            />
          }
          chosen={chosen}
          onClear={() => change(NO_FILTERS)}
        >
          <FilterFields state={state} onChange={change} />
        </FilterBar>
        <FoundOpenings state={state} onChange={change} />
      </Stack>
    </PageColumn>
  )
}

/**
 * State of the list of openings in the URL. Every change leads to the first page, except a change of the page
 * itself.
 */
function useOpeningList() {
  const [params, update] = useSearchState()
  const change = (patch: Partial<OpeningListState>, options: { replace?: boolean } = {}) =>
    update((current) => writeOpeningListState({ ...readOpeningListState(current), page: 1, ...patch }), {
      ...options,
      preventScrollReset: patch.page === undefined,
    })
  return { state: readOpeningListState(params), change }
}
