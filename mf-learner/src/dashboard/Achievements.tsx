import type { Dashboard } from '@mentor-connect/contract/learning/learners'
import { Stack, breakpoint, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { ActivityWeek } from './ActivityWeek'
import { Certificates } from './Certificates'
import { currentCourse } from './currentCourse'
import { Figures } from './Figures'
import { lessonTotals } from './progressRates'
import { ProgressOverview } from './ProgressOverview'
import { RecentLearning } from './RecentLearning'

/**
 * A learner's progress, certificates and activity. The current course is not among them: the page shows it above.
 * Parts that would consist of zeros are left out.
 */
export function Achievements({ dashboard }: { dashboard: Dashboard }) {
  const { progressSummary, recentLearnings, certificates, activity } = dashboard
  const current = currentCourse(dashboard)
  const others = recentLearnings.filter(({ courseId }) => courseId !== current?.courseId)
  const { progressDetails } = progressSummary
  const hasProgress = lessonTotals(progressDetails).completed > 0
  return (
    <Columns>
      {(hasProgress || others.length > 0) && (
        <Stack $gap={6}>
          {hasProgress && <ProgressOverview details={progressDetails} />}
          {others.length > 0 && <RecentLearning courses={others} details={progressDetails} />}
        </Stack>
      )}
      <Stack $gap={6}>
        {(hasProgress || certificates.length > 0) && <Figures {...dashboard} />}
        {certificates.length > 0 && <Certificates certificates={certificates} />}
        <ActivityWeek activity={activity} />
      </Stack>
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;
  @media (min-width: ${breakpoint.wide}px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :only-child {
      grid-column: 1 / -1;
    }
  }
`
