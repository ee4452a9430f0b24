import { Card, Skeleton, Stack } from '@mentor-connect/ui'

export function FormSkeleton() {
  return (
    <Stack $gap={6}>
      {[8, 5, 10].map((height) => (
        <Card key={height}>
          <Stack>
            <Skeleton $height="1.5rem" $width="12rem" />
            <Skeleton $height={`${height}rem`} />
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}
