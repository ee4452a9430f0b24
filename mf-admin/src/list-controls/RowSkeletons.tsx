import { Skeleton, Stack } from '@mentor-connect/ui'
import styled from 'styled-components'
import { Loading } from './Loading'
import { forTable, Room } from './tableParts'

const ROWS = ['1', '2', '3', '4', '5', '6']

/** Placeholders for the rows, or the cards, of a table that is loading. */
export function RowSkeletons() {
  return (
    <Room>
      <Loading>
        <Stack $gap={3}>
          {ROWS.map((row) => (
            <RowSkeleton key={row} />
          ))}
        </Stack>
      </Loading>
    </Room>
  )
}

const RowSkeleton = styled(Skeleton)`
  height: 11rem;
  ${forTable} {
    height: 2.25rem;
  }
`
