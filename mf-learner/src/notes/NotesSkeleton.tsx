import { useSharedT } from '@mentor-connect/i18n'
import { Skeleton, Stack } from '@mentor-connect/ui'

export function NotesSkeleton() {
  const t = useSharedT()
  return (
    <Stack role="status" aria-label={t('ui.loading')} $gap={3}>
      {[0, 1, 2].map((note) => (
        <Skeleton key={note} $height="9rem" />
      ))}
    </Stack>
  )
}
