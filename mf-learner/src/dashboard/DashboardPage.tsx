import { useEndpoint } from '@mentor-connect/api'
import { useSession } from '@mentor-connect/contract/auth'
import { getUserDetails } from '@mentor-connect/contract/api/learners'
import { PageTitle } from '@mentor-connect/contract/remote'
import { Slot } from '@mentor-connect/contract/slots'
import { AreaPage, LoadFailed, StaleNotice, breakpoint, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { AgeQuestion } from '../age-question/AgeQuestion'
import { StepCelebration } from '../plan-steps/StepCelebration'
import { useStepCelebration } from '../plan-steps/useStepCelebration'
import { ActivityWeek } from './ActivityWeek'
import { BeginPlan } from './BeginPlan'
import { Certificates } from './Certificates'
import { DashboardSkeleton } from './DashboardSkeleton'
import { MentorshipTurn } from './MentorshipTurn'
import { NextStep } from './NextStep'
import { ProgressOverview } from './ProgressOverview'
import { RecentLearning } from './RecentLearning'
import { useNextStep } from './useNextStep'
import { WelcomePanel } from './WelcomePanel'

export default function DashboardPage() {
  const t = useT()
  const { session } = useSession()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const dashboard = useEndpoint(
    getUserDetails,
    session.data && { query: { userId: session.data._id, timeZone } },
  )
  const { plan, step } = useNextStep(Boolean(session.data))
  const celebrated = useStepCelebration(plan, session.data?._id)
  const name = dashboard.data?.user.name ?? session.data?.name ?? ''

  return (
    <AreaPage>
      <PageTitle>{t('learner.dashboard.title')}</PageTitle>
      <WelcomePanel name={name} dashboard={dashboard.data} />
      <MentorshipTurn />
      {plan?.goal && (
        <NextStep step={step}>
          <StepCelebration steps={celebrated} />
        </NextStep>
      )}
      {dashboard.data && plan && !plan.goal && <BeginPlan />}
      {dashboard.data?.asksBirthYear && <AgeQuestion learnerId={dashboard.data.user._id} place="dashboard" />}
      {dashboard.isLoading && <DashboardSkeleton />}
      {dashboard.error && !dashboard.data && <LoadFailed error={dashboard.error} onRetry={dashboard.retry} />}
      {dashboard.error && dashboard.data && <StaleNotice onRetry={dashboard.retry} />}
      {dashboard.data && dashboard.data.progressSummary.totalCourses > 0 && (
        <ActivityWeek activity={dashboard.data.activity} />
      )}
      {dashboard.data && (
        <Columns>
          <ProgressOverview details={dashboard.data.progressSummary.progressDetails} />
          <RecentLearning
            courses={dashboard.data.recentLearnings}
            details={dashboard.data.progressSummary.progressDetails}
          />
          <Certificates certificates={dashboard.data.certificates} />
        </Columns>
      )}
      {session.data && <Slot name="learner.dashboard" learnerId={session.data._id} />}
    </AreaPage>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;
  @media (min-width: ${breakpoint.wide}px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto 1fr;

    /* What one goes on with stands beside the two that look back. */
    & > :nth-child(2) {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
  }
`
