import { Card, CardGrid, Skeleton, Stack, VisuallyHidden } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

const COUNT = 3

export function BookmarkSkeletons() {
  const t = useT()
  return (
    <div role="status">
      <VisuallyHidden>{t('learner.bookmarks.loading')}</VisuallyHidden>
      <CardGrid as="div">
        {Array.from({ length: COUNT }, (_, index) => (
          <Card key={index}>
            <Stack $gap={3}>
              <Skeleton $height="9rem" />
              <Skeleton $height="1.5rem" $width="70%" />
              <Skeleton />
              <Skeleton $width="85%" />
              <Skeleton $height="2.75rem" $width="7rem" />
            </Stack>
          </Card>
        ))}
      </CardGrid>
    </div>
  )
}
