import { space, Stack } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { SavedFilters } from './SavedFilters'

/** The filters of a list side by side, where there is room, and those that were saved. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <Stack $gap={3}>
      <FilterGrid>{children}</FilterGrid>
      <SavedFilters />
    </Stack>
  )
}

/** Choices side by side, where there is room. */
export const FilterGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${space[3]};
  max-width: 60rem;
`
