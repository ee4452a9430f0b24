import { call, newId, useAttempt } from '@mentor-connect/api'
import { addPlanStep } from '@mentor-connect/contract/api/plan'
import { STEP_TITLE_MAX } from '@mentor-connect/contract/rules/planLimits'
import { Button, Card, CardTitle, Field, Notice, Row, Stack, useFailureText } from '@mentor-connect/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useT } from './messages/useT'

interface AddStepProps {
  learnerId: string
  onAdded: () => void
}

/** A step in the learner's own words, with a date if wanted. */
export function AddStep({ learnerId, onAdded }: AddStepProps) {
  const t = useT()
  const failureText = useFailureText()
  const field = useRef<HTMLInputElement>(null)
  const { attempt, isBusy, failure } = useAttempt()
  const [title, setTitle] = useState('')
  const [due, setDue] = useState('')
  const [isMissing, setMissing] = useState(false)

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = !title.trim()
    setMissing(isEmpty)
    field.current?.focus()
    if (isEmpty || isBusy) return
    const body = { userId: learnerId, id: newId(), title: title.trim(), ...(due && { due }) }
    if (!(await attempt(() => call(addPlanStep, { body })))) return
    setTitle('')
    setDue('')
    onAdded()
  }

  return (
    <Card as="form" $padding={4} onSubmit={(event: FormEvent) => void handleSubmit(event)} noValidate>
      <Stack $gap={3}>
        <CardTitle>{t('learner.plan.add')}</CardTitle>
        <Field
          ref={field}
          label={t('learner.plan.step')}
          value={title}
          maxLength={STEP_TITLE_MAX}
          error={isMissing ? t('learner.plan.stepMissing') : undefined}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Field
          label={t('learner.plan.stepDue')}
          type="date"
          value={due}
          onChange={(event) => setDue(event.target.value)}
        />
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        <Row>
          <Button type="submit" $inactive={isBusy}>
            {t('learner.plan.addIt')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
