import { Card, CardGrid, Skeleton, Stack } from '@mentor-connect/ui'

export function CourseCardSkeletons({ count = 3 }: { count?: number }) {
  return (
    <CardGrid as="div">
      {Array.from({ length: count }, (_, index) => (
        <Card key={index}>
          <Stack $gap={3}>
            <Skeleton $height="10rem" />
            <Skeleton $height="1.5rem" $width="70%" />
            <Skeleton $width="85%" />
            <Skeleton $height="2.75rem" $width="9rem" />
          </Stack>
        </Card>
      ))}
    </CardGrid>
  )
}
