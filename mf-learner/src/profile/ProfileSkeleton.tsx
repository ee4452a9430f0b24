import { Card, Skeleton, Stack, Title } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

export function ProfileSkeleton() {
  const t = useT()
  return (
    <Stack $gap={6}>
      <Title>{t('learner.profile.title')}</Title>
      <Skeleton $height="9rem" />
      <Card>
        <Stack>
          <Skeleton $height="2rem" $width="50%" />
          <Skeleton />
          <Skeleton $width="70%" />
        </Stack>
      </Card>
    </Stack>
  )
}
