import { NO_FILTERS, type OpeningListState } from '../openingListState'
import { useFilterLabels } from '../useFilterLabels'
import { useT } from '../messages/useT'
import { useAlertT } from './useAlertT'

/** Returns a function from the state of the list to one line that names its search and its filters. */
export function useCriteriaText(): (state: OpeningListState) => string {
  const t = useT()
  const alertT = useAlertT()
  const labelsOf = useFilterLabels()
  return (state) => {
    const labels = labelsOf({ ...state, days: 0 })
    const filters = (Object.keys(NO_FILTERS) as (keyof typeof labels)[]).map((key) => labels[key])
    const kind = state.kind && t(`openings.kinds.${state.kind}`)
    const parts = [state.q, kind, ...filters].filter((part) => part !== '')
    return parts.join(' · ') || alertT('openings.alert.all')
  }
}
