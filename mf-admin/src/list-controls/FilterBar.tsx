import { media, space, Stack } from '@mentor-connect/ui'
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

/** Choices side by side, each as wide as one of four, or on phones as one of two. What is searched for is wide. */
export const FilterGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  gap: ${space[3]};
  align-items: end;
  max-width: 60rem;

  > :has(input[type='search']) {
    grid-column: 1 / -1;
    width: 100%;
    max-width: 36rem;
  }
  ${media.tabletUp} {
    grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  }
`
