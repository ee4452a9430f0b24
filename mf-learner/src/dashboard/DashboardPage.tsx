import type { Dashboard } from '@mentor-connect/contract/learning/learners'
import type { Plan } from '@mentor-connect/contract/learning/plan'
import { useSession } from '@mentor-connect/contract/auth'
import { PageTitle } from '@mentor-connect/contract/remote'
import { Slot } from '@mentor-connect/contract/slots'
import { AreaPage, LoadFailed, StaleNotice, Muted, Stack } from '@mentor-connect/ui'
import { AgeQuestion } from '../age-question/AgeQuestion'
import { useT } from '../messages/useT'
import { FirstQuestions } from './FirstQuestions'
import { StepCelebration } from '../plan-steps/StepCelebration'
import { useStepCelebration } from '../plan-steps/useStepCelebration'
import { Achievements } from './Achievements'
import { BeginPlan } from './BeginPlan'
import { DashboardSkeleton } from './DashboardSkeleton'
import { MentorshipTurn } from './MentorshipTurn'
import { NextSession } from './NextSession'
import { NextStep } from './NextStep'
import { isNewcomer } from './progressRates'
import { StartCard } from './StartCard'
import { useHome } from './useHome'
import { RecommendedSection } from '../course-cards/RecommendedSection'
import { PopularCourses } from './PopularCourses'

/** The home page: the next thing to do, then dates, the plan, and figures. Empty sections are left out. */
export default function DashboardPage() {
  const t = useT()
  const { session } = useSession()
  const { dashboard, plan, hasResult, meeting, waiting, isLoading } = useHome()
  const details = isLoading ? undefined : dashboard.data
  const isNew = details !== undefined && isNewcomer(details)
  return (
    <AreaPage>
      <PageTitle>{t('learner.dashboard.title')}</PageTitle>
      <StartCard
        name={dashboard.data?.user.name ?? session.data?.name ?? ''}
        dashboard={dashboard.data}
        isLoading={dashboard.isLoading}
        isAsking={dashboard.data?.asksSubjects === true}
      />
      {dashboard.data?.asksSubjects && (
        <FirstQuestions
          learnerId={dashboard.data.user._id}
          onAnswered={(domains) => dashboard.setData(withDomains(dashboard.data!, domains))}
        />
      )}
      {isLoading && <DashboardSkeleton />}
      {!isLoading && (
        <>
          {meeting && <NextSession meeting={meeting} />}
          {waiting.length > 0 && <MentorshipTurn waiting={waiting} />}
          {details && isNew && <FirstCourses domains={details.user.domains} />}
          {plan && <GoalAndPlan plan={plan} hasResult={hasResult} />}
        </>
      )}
      {details?.asksBirthYear && !details.asksSubjects && (
        <AgeQuestion learnerId={details.user._id} place="dashboard" />
      )}
      {dashboard.error && !dashboard.data && <LoadFailed error={dashboard.error} onRetry={dashboard.retry} />}
      {dashboard.error && dashboard.data && <StaleNotice onRetry={dashboard.retry} />}
      {details && !isNew && <Achievements dashboard={details} />}
      {session.data && <Slot name="learner.dashboard" learnerId={session.data._id} />}
    </AreaPage>
  )
}

const withDomains = (dashboard: Dashboard, domains: string[]): Dashboard => ({
  ...dashboard,
  user: { ...dashboard.user, domains },
})

function GoalAndPlan({ plan, hasResult }: { plan: Plan; hasResult: boolean }) {
  const { session } = useSession()
  const celebrated = useStepCelebration(plan, session.data?._id)
  if (!plan.goal) return <BeginPlan hasResult={hasResult} />
  return (
    <NextStep step={plan.steps.find(({ isDone, isSkipped }) => !isDone && !isSkipped)}>
      <StepCelebration steps={celebrated} />
    </NextStep>
  )
}

/** Courses for a new learner: those of the chosen subjects, or the popular ones if no subject was chosen. */
function FirstCourses({ domains }: { domains: string[] }) {
  const t = useT()
  return (
    <Stack $gap={5}>
      {domains.length > 0 ? <RecommendedSection key={domains.join()} /> : <PopularCourses />}
      <Muted>
        <span>{t('learner.recent.empty')}</span> <span>{t('learner.progress.empty')}</span>{' '}
        <span>{t('learner.certificates.empty')}</span>
      </Muted>
    </Stack>
  )
}
