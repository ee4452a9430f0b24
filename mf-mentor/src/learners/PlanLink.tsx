import type { EnrolledLearner } from '@mentor-connect/contract/mentoring/mentorArea'
import { paths } from '@mentor-connect/contract/remote'
import { TARGET, VisuallyHidden, space } from '@mentor-connect/ui'
import { Target } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** A link to the plan that a learner shares. Renders nothing if it is not shared. */
export function PlanLink({ learner: { name, planSharedIn } }: { learner: EnrolledLearner }) {
  const t = useT()
  if (!planSharedIn) return null
  return (
    <Line to={paths.mentorArea.sharedPlan(planSharedIn)}>
      <Target size={18} aria-hidden />
      {t('mentor.learners.plan')}
      <VisuallyHidden>{name}</VisuallyHidden>
    </Line>
  )
}

const Line = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${TARGET};
`
