import { languageOf } from '@mentor-connect/i18n'
import type { ChosenFilter } from '@mentor-connect/ui/filter-bar'
import { NO_FILTERS, type OpeningFilters } from './openingListState'
import { useFilterLabels } from './useFilterLabels'

/** The active filters, in the order of their fields. */
export function useChosenFilters(
  filters: OpeningFilters,
  onChange: (patch: Partial<OpeningFilters>) => void,
): ChosenFilter[] {
  const labels = useFilterLabels()(filters)
  const keys = Object.keys(NO_FILTERS) as (keyof OpeningFilters)[]
  return keys
    .filter((key) => labels[key] !== '')
    .map((key) => ({
      key,
      label: labels[key],
      lang: languageOf(labels[key]),
      onRemove: () => onChange({ [key]: NO_FILTERS[key] }),
    }))
}
