import { newId, call, useAttempt, type Request } from '@mentor-connect/api'
import { addPlanStep } from '@mentor-connect/contract/learning/plan'
import { STEP_TITLE_MAX } from '@mentor-connect/contract/learning/planLimits'
import { STEP_KINDS, type StepKind } from '@mentor-connect/contract/learning/planSteps'
import {
  Button,
  Card,
  CardTitle,
  Field,
  Notice,
  Row,
  SelectField,
  Stack,
  useFailureText,
} from '@mentor-connect/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useT } from './messages/useT'
import { SubjectField } from './SubjectField'
import { useMentors } from './useMentors'

type NewStep = Omit<Request<typeof addPlanStep>['body'], 'userId'>

interface AddStepProps {
  learnerId: string
  onAdded: () => void
}

/** Form for a new step: the learner's own words, a task, a subject, or a session with a mentor. */
export function AddStep({ learnerId, onAdded }: AddStepProps) {
  const t = useT()
  const failureText = useFailureText()
  const field = useRef<HTMLInputElement>(null)
  const date = useRef<HTMLInputElement>(null)
  const mentors = (useMentors() ?? []).map(({ partner }) => partner)
  const { add, isBusy, failure } = useAddStep(learnerId)
  const [kind, setKind] = useState<StepKind>('own')
  const [title, setTitle] = useState('')
  const [subject, setSubject] = useState('')
  const [mentorId, setMentorId] = useState('')
  const [due, setDue] = useState('')
  const [isChecked, setChecked] = useState(false)

  const isWritten = kind === 'own' || kind === 'task'
  const isTitleMissing = isWritten && !title.trim()
  const isDateMissing = kind === 'task' && !due
  const mentor = mentorId || mentors[0]?.id

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isTitleMissing) return field.current?.focus()
    if (isDateMissing) return date.current?.focus()
    if (isBusy || (kind === 'subject' && !subject)) return
    const isAdded = await add({
      id: newId(),
      kind,
      ...(isWritten && { title: title.trim() }),
      ...(kind === 'subject' && { subject }),
      ...(kind === 'session' && mentor && { mentor }),
      ...(due && { due }),
    })
    if (!isAdded) return
    setTitle('')
    setDue('')
    setChecked(false)
    if (isWritten) field.current?.focus()
    onAdded()
  }

  return (
    <Card as="form" $padding={4} onSubmit={(event: FormEvent) => void handleSubmit(event)} noValidate>
      <Stack $gap={3}>
        <CardTitle>{t('learner.plan.add')}</CardTitle>
        <SelectField<StepKind>
          label={t('learner.plan.kind')}
          value={kind}
          onChange={setKind}
          options={STEP_KINDS.filter((one) => one !== 'session' || mentors.length > 0).map((one) => ({
            value: one,
            label: t(`learner.plan.kind.${one}`),
          }))}
        />
        {isWritten && (
          <Field
            ref={field}
            label={t('learner.plan.step')}
            value={title}
            maxLength={STEP_TITLE_MAX}
            error={isChecked && isTitleMissing ? t('learner.plan.stepMissing') : undefined}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
        {kind === 'subject' && <SubjectField value={subject} onChange={setSubject} />}
        {kind === 'session' && (
          <SelectField
            label={t('learner.plan.stepMentor')}
            value={mentor ?? ''}
            onChange={setMentorId}
            options={mentors.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <Field
          ref={date}
          label={t(kind === 'task' ? 'learner.plan.taskDue' : 'learner.plan.stepDue')}
          type="date"
          value={due}
          error={isChecked && isDateMissing ? t('learner.plan.dueMissing') : undefined}
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

/** Adds a step at the end of the plan. */
function useAddStep(learnerId: string) {
  const { attempt, isBusy, failure } = useAttempt()
  const add = (step: NewStep) => attempt(() => call(addPlanStep, { body: { userId: learnerId, ...step } }))
  return { add, isBusy, failure }
}
