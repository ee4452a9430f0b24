import { Card, Skeleton, Stack, breakpoint, space } from '@mentor-connect/ui'
import styled from 'styled-components'

export function DashboardSkeleton() {
  return (
    <Columns>
      <CardSkeleton />
      <CardSkeleton />
    </Columns>
  )
}

function CardSkeleton() {
  return (
    <Card>
      <Stack $gap={5}>
        <Skeleton $height="2rem" $width="60%" />
        <Skeleton $height="9rem" />
        <Skeleton />
        <Skeleton $width="80%" />
      </Stack>
    </Card>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  @media (min-width: ${breakpoint.wide}px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
