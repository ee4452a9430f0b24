import { useEndpoint } from '@mentor-connect/api'
import { useSession } from '@mentor-connect/contract/auth'
import { getUserDetails } from '@mentor-connect/contract/api/learners'
import { getPlan } from '@mentor-connect/contract/api/plan'
import { PageTitle } from '@mentor-connect/contract/remote'
import { Slot } from '@mentor-connect/contract/slots'
import { useLocale } from '@mentor-connect/i18n'
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
import { WelcomePanel } from './WelcomePanel'

export default function DashboardPage() {
  const t = useT()
  const { session } = useSession()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const dashboard = useEndpoint(
    getUserDetails,
    session.data && { query: { userId: session.data._id, timeZone } },
  )
  const { plan, step, isLoading: isPlanLoading } = useNextStep(Boolean(session.data))
  const celebrated = useStepCelebration(plan, session.data?._id)
  const name = dashboard.data?.user.name ?? session.data?.name ?? ''
  // The plan stands above the figures: if it came later than they, it would push them down.
  const isLoading = dashboard.isLoading || (isPlanLoading && !dashboard.error)
  const details = isLoading ? undefined : dashboard.data

  return (
    <AreaPage>
      <PageTitle>{t('learner.dashboard.title')}</PageTitle>
      <WelcomePanel name={name} dashboard={details} />
      <MentorshipTurn />
      {!isLoading && plan?.goal && (
        <NextStep step={step}>
          <StepCelebration steps={celebrated} />
        </NextStep>
      )}
      {details && plan && !plan.goal && <BeginPlan />}
      {details?.asksBirthYear && <AgeQuestion learnerId={details.user._id} place="dashboard" />}
      {isLoading && <DashboardSkeleton />}
      {dashboard.error && !dashboard.data && <LoadFailed error={dashboard.error} onRetry={dashboard.retry} />}
      {dashboard.error && dashboard.data && <StaleNotice onRetry={dashboard.retry} />}
      {details && details.progressSummary.totalCourses > 0 && <ActivityWeek activity={details.activity} />}
      {details && (
        <Columns>
          <ProgressOverview details={details.progressSummary.progressDetails} />
          <RecentLearning
            courses={details.recentLearnings}
            details={details.progressSummary.progressDetails}
          />
          <Certificates certificates={details.certificates} />
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

/** The learner's plan and its first step that is neither done nor skipped. Both are absent until they are loaded. */
function useNextStep(isSignedIn: boolean) {
  const language = useLocale()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { data: plan, isLoading } = useEndpoint(
    getPlan,
    isSignedIn ? { query: { language, timeZone } } : null,
  )
  return { plan, isLoading, step: plan?.steps.find(({ isDone, isSkipped }) => !isDone && !isSkipped) }
}
