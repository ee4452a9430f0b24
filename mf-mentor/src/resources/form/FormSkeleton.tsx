import { Card, Skeleton, Stack, VisuallyHidden } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'

export function FormSkeleton() {
  const t = useT()
  return (
    <Stack $gap={6} role="status">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
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
