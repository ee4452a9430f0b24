import type { EndpointState } from '@mentor-connect/api'
import type { CareerSummary } from '@mentor-connect/contract/learning/careers'
import type { Goal, Plan } from '@mentor-connect/contract/learning/plan'
import type { PlanSharing } from '@mentor-connect/contract/learning/planSharing'
import { Columns, Stack } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import { useStepCelebration } from '../plan-steps/useStepCelebration'
import { GoalCard } from './GoalCard'
import { MentorChanges } from './sharing/MentorChanges'
import { SharingCard } from './sharing/SharingCard'
import { Steps } from './Steps'
import { WeekCard } from './WeekCard'
import { WeeklyTarget } from './WeeklyTarget'

interface PlanContentProps {
  learnerId: string
  plan: Plan & { goal: Goal }
  careers: CareerSummary[]
  sharing: EndpointState<PlanSharing>
  /** Replaces the goal while the learner chooses another one. */
  goalForm: ReactNode
  onChangeGoal: () => void
  /** Reads the plan again. */
  onChange: () => void
}

/**
 * The goal and the week, with the steps and the sharing settings beside them on wide screens and below them
 * otherwise.
 */
export function PlanContent(props: PlanContentProps) {
  const { learnerId, plan, careers, sharing, goalForm, onChangeGoal, onChange } = props
  const { goal, week, steps } = plan
  const celebrated = useStepCelebration(plan, learnerId)
  return (
    <Columns $parts={[1, 2]}>
      <Stack $gap={6}>
        <GoalCard goal={goal} careers={careers} isChanging={Boolean(goalForm)} onChange={onChangeGoal} />
        {goalForm}
        {week && (
          <WeekCard week={week} target={goal.weeklyDays}>
            <WeeklyTarget learnerId={learnerId} target={goal.weeklyDays} onChange={onChange} />
          </WeekCard>
        )}
      </Stack>
      <Stack $gap={6}>
        <Steps learnerId={learnerId} steps={steps} celebrated={celebrated} onChange={onChange} />
        {sharing.data && (
          <MentorChanges learnerId={learnerId} changes={sharing.data.changes} onChange={onChange} />
        )}
        <SharingCard learnerId={learnerId} sharing={sharing} />
      </Stack>
    </Columns>
  )
}
