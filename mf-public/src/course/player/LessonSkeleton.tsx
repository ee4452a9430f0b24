import { Skeleton, Stack } from '@mentor-connect/ui'
import { Article } from './Article'

const LINES = ['100%', '96%', '99%', '70%']

export function LessonSkeleton() {
  return (
    <Article aria-busy>
      <Stack $gap={8}>
        <Stack $gap={3}>
          <Skeleton $height="1rem" $width="35%" />
          <Skeleton $height="2.5rem" $width="85%" />
          <Skeleton $height="1rem" $width="45%" />
        </Stack>
        {[0, 1, 2].map((paragraph) => (
          <Stack key={paragraph} $gap={3}>
            {LINES.map((width) => (
              <Skeleton key={width} $width={width} />
            ))}
          </Stack>
        ))}
      </Stack>
    </Article>
  )
}
