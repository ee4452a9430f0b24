import type { CareerSummary } from '@mentor-connect/contract/learning/careers'
import type { Goal } from '@mentor-connect/contract/learning/plan'
import { CAREER_IDS } from '@mentor-connect/contract/learning/careerFields'
import { useLocale } from '@mentor-connect/i18n'
import { Button, Card, Muted, Notice, Row, SectionTitle, Stack, useFailureText } from '@mentor-connect/ui'
import { useState, type FormEvent } from 'react'
import { USUAL_WEEKLY_DAYS } from './GoalForm'
import { useT } from './messages/useT'
import { MonthsField } from './MonthsField'
import { useStartGoal } from './useStartGoal'

interface ProposedGoalProps {
  learnerId: string
  career: CareerSummary
  /** The present goal, which the proposed one would replace. */
  goal: Goal | undefined
  onSaved: () => void
  onCancel: () => void
}

/** Makes a career the learner's goal. Asks only for the date. */
export function ProposedGoal({ learnerId, career, goal, onSaved, onCancel }: ProposedGoalProps) {
  const t = useT()
  const locale = useLocale()
  const failureText = useFailureText()
  const { start, isBusy, failure } = useStartGoal(learnerId, onSaved)
  const [months, setMonths] = useState(0)
  const weeklyDays = goal?.weeklyDays ?? USUAL_WEEKLY_DAYS

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const careerId = CAREER_IDS.find((id) => id === career.id)
    if (careerId && !isBusy) void start({ careerId, weeklyDays }, months)
  }
  return (
    <Card as="section" aria-labelledby="proposed-goal">
      <form onSubmit={handleSubmit}>
        <Stack>
          <SectionTitle id="proposed-goal">
            {t('learner.plan.proposed', { career: career.names[locale] })}
          </SectionTitle>
          <MonthsField value={months} onChange={setMonths} />
          <Muted>{goal ? t('learner.plan.replaces') : t('learner.plan.begins', { days: weeklyDays })}</Muted>
          {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
          <Row>
            <Button type="submit" $inactive={isBusy}>
              {t('learner.plan.save')}
            </Button>
            {goal && (
              <Button $variant="ghost" onClick={onCancel}>
                {t('learner.plan.cancel')}
              </Button>
            )}
          </Row>
        </Stack>
      </form>
    </Card>
  )
}
