import { media, space, Stack } from '@mentor-connect/ui'
import { FilterButton, FilterSheet, useFiltersInSheet } from '@mentor-connect/ui/filter-bar'
import { Children, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { SavedFilters } from './SavedFilters'

interface FilterBarProps {
  /** The search field, which is always visible. */
  search?: ReactNode
  /** The fields of the filters. */
  children: ReactNode
  /** Number of filters that are set, shown on phones. */
  count?: number
}

/** Phones show at most this many filters; more are in a sheet. */
const SHOWN_ON_PHONES = 2

/** The filters of a list and the saved filters. On phones, many filters open in a sheet, as on the other pages. */
export function FilterBar({ search, children, count = 0 }: FilterBarProps) {
  const isPhone = useFiltersInSheet()
  const [isOpen, setOpen] = useState(false)
  const isFolded = isPhone && Children.count(children) > SHOWN_ON_PHONES
  return (
    <Stack $gap={3}>
      {search && <SearchBox>{search}</SearchBox>}
      {isFolded ? (
        <div>
          <FilterButton count={count} isOpen={isOpen} onToggle={() => setOpen(true)} />
        </div>
      ) : (
        <FilterGrid>{children}</FilterGrid>
      )}
      <SavedFilters />
      {isFolded && isOpen && (
        <FilterSheet count={count} onClose={() => setOpen(false)}>
          {children}
        </FilterSheet>
      )}
    </Stack>
  )
}

/** Limits the width of a search field to the length of usual searches. */
export const SearchBox = styled.div`
  max-width: 36rem;
`

/** A grid of filters: equally wide columns, about two of them on phones. */
export const FilterGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  gap: ${space[3]};
  align-items: end;
  max-width: 70rem;

  ${media.tabletUp} {
    grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  }
`
