import { Skeleton, Stack } from '@mentor-connect/ui'

export function NotesSkeleton() {
  return (
    <Stack $gap={3} aria-busy>
      {[0, 1, 2].map((note) => (
        <Skeleton key={note} $height="9rem" />
      ))}
    </Stack>
  )
}
