export { FilterBar } from './FilterBar'
export { FilterButton, FilterSheet } from './FilterButton'
export type { ChosenFilter } from './FilterPanel'
export { useFiltersInSheet } from './useFiltersInSheet'
