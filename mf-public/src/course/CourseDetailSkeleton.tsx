import { useSharedT } from '@mentor-connect/i18n'
import { Skeleton, Stack } from '@mentor-connect/ui'

export function CourseDetailSkeleton() {
  const t = useSharedT()
  return (
    <Stack role="status" aria-label={t('ui.loading')} $gap={6}>
      <Skeleton $height="16rem" />
      <Skeleton $height="2rem" $width="40%" />
      <Skeleton />
      <Skeleton $width="80%" />
      <Skeleton $height="12rem" />
    </Stack>
  )
}
