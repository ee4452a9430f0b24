import { Card, CardGrid, Skeleton, Stack } from '@mentor-connect/ui'

const COUNT = 6

/** Placeholders for a page of courses while it loads. */
export function CourseSkeletons() {
  return (
    <CardGrid as="div" aria-busy>
      {Array.from({ length: COUNT }, (_, slot) => (
        <Card key={slot} data-testid="course-skeleton">
          <Stack $gap={4}>
            <Skeleton $height="9rem" />
            <Skeleton $height="1.5rem" $width="70%" />
            <Skeleton />
            <Skeleton $width="50%" />
          </Stack>
        </Card>
      ))}
    </CardGrid>
  )
}
