import { useEndpoint } from '@mentor-connect/api'
import { getMentorDashboard } from '@mentor-connect/contract/mentoring/mentorArea'
import { Card, LoadFailed, Skeleton, Stack, StaleNotice } from '@mentor-connect/ui'
import { EnrolmentChart } from './EnrolmentChart'
import { NumberTiles } from './NumberTiles'
import { Tiles } from './Tile'

const TILES = 5

/** The mentor's figures and weekly enrolments. */
export function TeachingFigures({ mentorId }: { mentorId: string | undefined }) {
  const figures = useEndpoint(getMentorDashboard, mentorId ? {} : null)
  if (figures.isLoading || !mentorId) return <FiguresSkeleton />
  if (!figures.data)
    return figures.error ? <LoadFailed error={figures.error} onRetry={figures.retry} /> : null
  return (
    <>
      {figures.error && <StaleNotice onRetry={figures.retry} />}
      <NumberTiles figures={figures.data} mentorId={mentorId} />
      {figures.data.resources > 0 && <EnrolmentChart weeks={figures.data.enrolmentsByWeek} />}
    </>
  )
}

function FiguresSkeleton() {
  return (
    <Stack $gap={6}>
      <Tiles as="div">
        {Array.from({ length: TILES }, (_, index) => (
          <Card key={index} $padding={5}>
            <Stack $gap={3}>
              <Skeleton $width="60%" />
              <Skeleton $height="2.5rem" $width="4rem" />
            </Stack>
          </Card>
        ))}
      </Tiles>
      <Skeleton $height="16rem" />
    </Stack>
  )
}
