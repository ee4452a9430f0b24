import { Skeleton, Stack } from '@mentor-connect/ui'

const WIDTHS = ['60%', '85%', '75%', '90%', '65%', '80%']

export function OutlineSkeleton() {
  return (
    <Stack $gap={6}>
      {WIDTHS.map((width) => (
        <Skeleton key={width} $width={width} />
      ))}
    </Stack>
  )
}
