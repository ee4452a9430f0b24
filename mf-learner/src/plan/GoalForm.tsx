import type { CareerSummary } from '@mentor-connect/contract/learning/careers'
import { CAREER_IDS } from '@mentor-connect/contract/learning/careerFields'
import { GOAL_TITLE_MAX } from '@mentor-connect/contract/learning/planLimits'
import { useLocale } from '@mentor-connect/i18n'
import {
  Button,
  Card,
  Field,
  Notice,
  Row,
  SectionTitle,
  SelectField,
  Stack,
  space,
  useFailureText,
} from '@mentor-connect/ui'
import { useRef, useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { useT } from './messages/useT'
import { MonthsField } from './MonthsField'
import { useStartGoal } from './useStartGoal'

/** Weekly targets to choose from, in days of learning. */
export const WEEKLY_DAYS = [1, 2, 3, 4, 5, 6, 7]

/** The weekly target that is selected at first, in days of learning. */
export const USUAL_WEEKLY_DAYS = 3

export const GOAL_FORM_ID = 'goal-form'

interface GoalFormProps {
  learnerId: string
  careers: CareerSummary[]
  onSaved: () => void
}

/** Asks for a goal, its date, and the weekly target. */
export function GoalForm({ learnerId, careers, onSaved }: GoalFormProps) {
  const t = useT()
  const locale = useLocale()
  const failureText = useFailureText()
  const own = useRef<HTMLInputElement>(null)
  const { start, isBusy, failure } = useStartGoal(learnerId, onSaved)
  const [career, setCareer] = useState('')
  const [title, setTitle] = useState('')
  const [months, setMonths] = useState(0)
  const [days, setDays] = useState(String(USUAL_WEEKLY_DAYS))
  const [isIncomplete, setIncomplete] = useState(false)

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const careerId = CAREER_IDS.find((id) => id === career)
    const isMissing = !careerId && !title.trim()
    setIncomplete(isMissing)
    if (isMissing) return own.current?.focus()
    const aim = careerId ? { careerId } : { title: title.trim() }
    await start({ ...aim, weeklyDays: Number(days) }, months)
  }

  return (
    <Card as="section" id={GOAL_FORM_ID} aria-labelledby="goal-form-title" tabIndex={-1}>
      <form onSubmit={(event) => void handleSubmit(event)} noValidate>
        <Stack>
          <SectionTitle id="goal-form-title">{t('learner.plan.form')}</SectionTitle>
          <Fields>
            <SelectField
              label={t('learner.plan.career')}
              value={career}
              onChange={setCareer}
              options={[
                { value: '', label: t('learner.plan.noCareer') },
                ...careers.map(({ id, names }) => ({ value: id, label: names[locale] })),
              ]}
            />
            {career === '' && (
              <Field
                ref={own}
                label={t('learner.plan.own')}
                value={title}
                maxLength={GOAL_TITLE_MAX}
                error={isIncomplete ? t('learner.plan.ownMissing') : undefined}
                onChange={(event) => setTitle(event.target.value)}
              />
            )}
            <MonthsField value={months} onChange={setMonths} />
            <SelectField
              label={t('learner.plan.weekly')}
              value={days}
              onChange={setDays}
              options={WEEKLY_DAYS.map((count) => ({
                value: String(count),
                label: t('learner.plan.days', { count }),
              }))}
            />
          </Fields>
          {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
          <Row>
            <Button type="submit" $inactive={isBusy}>
              {t('learner.plan.save')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  )
}

/** Two columns on wide screens. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 27rem), 1fr));
  gap: ${space[4]};
  align-items: start;
`
