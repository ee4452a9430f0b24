import type { MentorshipDetails } from '@mentor-connect/contract/mentoring/mentorships'
import { languageOf } from '@mentor-connect/i18n'
import {
  LoadFailed,
  Muted,
  Notice,
  ProgressBar,
  SectionTitle,
  Skeleton,
  Small,
  Stack,
  VisuallyHidden,
  font,
  useFailureText,
} from '@mentor-connect/ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useGoalName } from '../useGoalName'
import { useMonth } from '../useMonth'
import { AddSharedStep } from './AddSharedStep'
import { PlanChanges } from './PlanChanges'
import { SharedResult } from './SharedResult'
import { SharedStepItem } from './SharedStepItem'
import { useSharedPlanT } from './useSharedPlanT'
import { useSharedPlan } from './useSharedPlan'

/** The plan that the learner shares. The mentor can read and change it. */
export function SharedPlanCard({ mentorship: { id, partner } }: { mentorship: MentorshipDetails }) {
  const t = useSharedPlanT()
  const failureText = useFailureText()
  const goalName = useGoalName()
  const month = useMonth()
  const heading = useRef<HTMLHeadingElement>(null)
  const [said, setSaid] = useState('')
  const acts = useSharedPlan(id)
  const { data, error, failure, isConflict } = acts
  const isLoaded = data !== undefined
  const isAskedFor = useLocation().hash === '#plan'
  useEffect(() => {
    if (isLoaded && isAskedFor) heading.current?.focus()
  }, [isLoaded, isAskedFor])
  if (!data && error) return <LoadFailed error={error} onRetry={acts.retry} />
  if (!data) return <Skeleton $height="12rem" />
  const { plan, result } = data
  const steps = plan?.steps ?? []
  const counted = steps.filter(({ isSkipped }) => !isSkipped)
  const done = counted.filter(({ isDone }) => isDone).length
  const progress = t('plan.progress', { done, count: counted.length })

  return (
    <Stack as="section" aria-labelledby="plan" $gap={4}>
      <SectionTitle id="plan" ref={heading} tabIndex={-1}>
        {t('plan.title', { name: partner.name })}
      </SectionTitle>
      {!plan && <Muted>{t('plan.none', { name: partner.name })}</Muted>}
      {plan && (
        <>
          <div>
            <Small>{t('plan.goal')}</Small>
            <Aim lang={languageOf(goalName(plan.goal))}>{goalName(plan.goal)}</Aim>
            {plan.goal.byMonth && <Muted>{t('plan.until', { month: month(plan.goal.byMonth) })}</Muted>}
          </div>
          {counted.length > 0 && <ProgressBar percent={(done / counted.length) * 100} label={progress} />}
          <Muted>{progress}</Muted>
          <Muted>{t('plan.told', { name: partner.name })}</Muted>
          <VisuallyHidden role="status">{said}</VisuallyHidden>
          {failure && (
            <Notice tone={isConflict ? 'warning' : 'danger'}>
              {isConflict ? t('plan.conflict') : failureText(failure)}
            </Notice>
          )}
          <Stack as="ol" $gap={3} aria-label={t('plan.steps')}>
            {steps.map((step, index) => (
              <SharedStepItem
                key={step.id}
                step={step}
                place={index}
                count={steps.length}
                acts={acts}
                onSaid={setSaid}
                onRemoved={() => heading.current?.focus()}
              />
            ))}
          </Stack>
          <AddSharedStep acts={acts} />
          <PlanChanges changes={plan.changes} />
        </>
      )}
      {result && <SharedResult result={result} />}
    </Stack>
  )
}

const Aim = styled.p`
  font-size: ${font.size.h4};
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;
`
