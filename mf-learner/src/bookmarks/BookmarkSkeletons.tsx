import { Card, CardGrid, Skeleton, Stack } from '@mentor-connect/ui'

const COUNT = 3

export function BookmarkSkeletons() {
  return (
    <CardGrid as="div">
      {Array.from({ length: COUNT }, (_, index) => (
        <Card key={index}>
          <Stack $gap={3}>
            <Skeleton $height="9rem" />
            <Skeleton $height="1.5rem" $width="70%" />
            <Skeleton />
            <Skeleton $width="85%" />
            <Skeleton $height="2.75rem" $width="7rem" />
          </Stack>
        </Card>
      ))}
    </CardGrid>
  )
}
