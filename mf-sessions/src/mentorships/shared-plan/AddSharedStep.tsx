import { newId } from '@mentor-connect/api'
import { STEP_TITLE_MAX } from '@mentor-connect/contract/learning/planLimits'
import { STEP_KINDS, type StepKind } from '@mentor-connect/contract/learning/planSteps'
import { SUBJECT_ROWS } from '@mentor-connect/contract/courses/subjectData'
import { useLocale } from '@mentor-connect/i18n'
import { Button, Card, CardTitle, Field, Row, SelectField, Stack } from '@mentor-connect/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useTopicName } from '../useTopicName'
import type { SharedPlanActs } from './useSharedPlan'
import { useSharedPlanT } from './useSharedPlanT'

/** The form with which a mentor adds a step. It keeps the typed text until the step is added. */
export function AddSharedStep({ acts }: { acts: SharedPlanActs }) {
  const t = useSharedPlanT()
  const locale = useLocale()
  const topicName = useTopicName()
  const field = useRef<HTMLInputElement>(null)
  const date = useRef<HTMLInputElement>(null)
  const [step, setStep] = useState(newId)
  const [kind, setKind] = useState<StepKind>('own')
  const [title, setTitle] = useState('')
  const [subject, setSubject] = useState(SUBJECT_ROWS[0]![0])
  const [due, setDue] = useState('')
  const [isChecked, setChecked] = useState(false)

  const isWritten = kind === 'own' || kind === 'task'
  const isTitleMissing = isWritten && !title.trim()
  const isDateMissing = kind === 'task' && !due

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isTitleMissing) return field.current?.focus()
    if (isDateMissing) return date.current?.focus()
    const isAdded = await acts.add({
      step,
      kind,
      ...(isWritten && { title: title.trim() }),
      ...(kind === 'subject' && { subject }),
      ...(due && { due }),
    })
    if (!isAdded) return
    setStep(newId())
    setTitle('')
    setDue('')
    setChecked(false)
  }
  const subjects = SUBJECT_ROWS.map(([id]) => ({ value: id, label: topicName(id) }))
  return (
    <Card as="form" $padding={4} onSubmit={(event: FormEvent) => void handleSubmit(event)} noValidate>
      <Stack $gap={3}>
        <CardTitle>{t('plan.add')}</CardTitle>
        <SelectField<StepKind>
          label={t('plan.kind')}
          value={kind}
          onChange={setKind}
          options={STEP_KINDS.map((one) => ({ value: one, label: t(`plan.kind.${one}`) }))}
        />
        {isWritten && (
          <Field
            ref={field}
            label={t('plan.what')}
            value={title}
            maxLength={STEP_TITLE_MAX}
            error={isChecked && isTitleMissing ? t('plan.whatMissing') : undefined}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
        {kind === 'subject' && (
          <SelectField
            label={t('plan.subjectField')}
            value={subject}
            onChange={setSubject}
            options={subjects.sort((a, b) => a.label.localeCompare(b.label, locale))}
          />
        )}
        <Field
          ref={date}
          label={t(kind === 'task' ? 'plan.by' : 'plan.byOptional')}
          type="date"
          value={due}
          error={isChecked && isDateMissing ? t('plan.dateMissing') : undefined}
          onChange={(event) => setDue(event.target.value)}
        />
        <Row>
          <Button type="submit" $inactive={acts.isBusy}>
            {t('plan.addIt')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
