import { useSharedT } from '@mentor-connect/i18n'
import { Card, Row, Skeleton, Stack } from '@mentor-connect/ui'

export function MentorProfileSkeleton() {
  const t = useSharedT()
  return (
    <Stack role="status" aria-label={t('ui.loading')} $gap={6}>
      <Card>
        <Row $gap={6}>
          <Skeleton $height="8rem" $width="8rem" $round />
          <Stack $gap={3}>
            <Skeleton $height="2rem" $width="16rem" />
            <Skeleton $width="10rem" />
          </Stack>
        </Row>
      </Card>
      <Skeleton $height="10rem" />
    </Stack>
  )
}
