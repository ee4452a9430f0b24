import { Skeleton, Stack } from '@mentor-connect/ui'
import styled from 'styled-components'
import { forTable, Room } from './tableParts'

const ROWS = ['1', '2', '3', '4', '5', '6']

/** Placeholders for the rows, or the cards, of a table that is loading. */
export function RowSkeletons() {
  return (
    <Room>
      <Stack $gap={3}>
        {ROWS.map((row) => (
          <RowSkeleton key={row} />
        ))}
      </Stack>
    </Room>
  )
}

const RowSkeleton = styled(Skeleton)`
  height: 11rem;
  ${forTable} {
    height: 2.25rem;
  }
`
