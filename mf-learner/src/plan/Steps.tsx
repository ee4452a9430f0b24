import type { PlanStep } from '@mentor-connect/contract/learning/plan'
import { Muted, Notice, SectionTitle, Stack, VisuallyHidden, useFailureText } from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import { StepCelebration } from '../plan-steps/StepCelebration'
import { AddStep } from './AddStep'
import { useT } from './messages/useT'
import { StepItem } from './StepItem'
import { useStepActs } from './useStepActs'
import { useStepName } from './useStepName'

interface StepsProps {
  learnerId: string
  steps: PlanStep[]
  /** Finished steps to celebrate now. */
  celebrated: PlanStep[]
  /** Reads the plan again. */
  onChange: () => void
}

/** The steps of the plan. The learner can finish, move and add steps. */
export function Steps({ learnerId, steps, celebrated, onChange }: StepsProps) {
  const t = useT()
  const nameOf = useStepName()
  const failureText = useFailureText()
  const heading = useRef<HTMLHeadingElement>(null)
  const [said, setSaid] = useState('')
  const acts = useStepActs(learnerId, onChange)
  const open = steps.filter(({ isDone, isSkipped }) => !isDone && !isSkipped)

  const move = async (step: PlanStep, to: number) => {
    if (await acts.move(step.id, to)) setSaid(t('learner.plan.moved', { name: nameOf(step), place: to + 1 }))
  }
  const remove = async ({ id }: PlanStep) => {
    if (await acts.remove(id)) heading.current?.focus()
  }

  return (
    <Stack as="section" aria-labelledby="plan-steps">
      <SectionTitle id="plan-steps" ref={heading} tabIndex={-1}>
        {t('learner.plan.steps')}
      </SectionTitle>
      <StepCelebration steps={celebrated} />
      {steps.length === 0 && <Muted>{t('learner.plan.noSteps')}</Muted>}
      {steps.length > 0 && open.length === 0 && <Notice tone="success">{t('learner.plan.allDone')}</Notice>}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {acts.failure && <Notice tone="danger">{failureText(acts.failure)}</Notice>}
      <Stack as="ol" $gap={3}>
        {steps.map((step, index) => (
          <StepItem
            key={step.id}
            step={step}
            isFirst={index === 0}
            isLast={index === steps.length - 1}
            isBusy={acts.isBusy}
            onChange={(change) => acts.change(step.id, change)}
            onMove={(by) => void move(step, index + by)}
            onRemove={() => void remove(step)}
          />
        ))}
      </Stack>
      <AddStep learnerId={learnerId} onAdded={onChange} />
    </Stack>
  )
}
