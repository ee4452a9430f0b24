import { call, useAttempt } from '@mentor-connect/api'
import { changeGoal } from '@mentor-connect/contract/learning/plan'
import { FieldError, SelectField, useFailureText } from '@mentor-connect/ui'
import { WEEKLY_DAYS } from './GoalForm'
import { useT } from './messages/useT'

interface WeeklyTargetProps {
  learnerId: string
  target: number
  /** Reads the plan again. */
  onChange: () => void
}

/** Changes the weekly target, in days of learning. */
export function WeeklyTarget({ learnerId, target, onChange }: WeeklyTargetProps) {
  const t = useT()
  const failureText = useFailureText()
  const { attempt, failure } = useAttempt()
  const handleChange = async (days: string) => {
    const body = { userId: learnerId, weeklyDays: Number(days) }
    if (await attempt(() => call(changeGoal, { body }))) onChange()
  }
  return (
    <div>
      <SelectField
        label={t('learner.plan.weekly')}
        value={String(target)}
        onChange={(days) => void handleChange(days)}
        options={WEEKLY_DAYS.map((count) => ({
          value: String(count),
          label: t('learner.plan.days', { count }),
        }))}
      />
      {failure && <FieldError role="alert">{failureText(failure)}</FieldError>}
    </div>
  )
}
