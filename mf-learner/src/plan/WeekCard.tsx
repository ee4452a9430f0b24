import type { Plan } from '@mentor-connect/contract/learning/plan'
import { Card, Muted, ProgressBar, SectionTitle, Small, Stack } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import { useT } from './messages/useT'

interface WeekCardProps {
  week: NonNullable<Plan['week']>
  target: number
  /** The field that changes the weekly target. */
  children: ReactNode
}

/** The days of learning in this week against the target, and the streak. */
export function WeekCard({ week, target, children }: WeekCardProps) {
  const t = useT()
  const isOver = week.days > target
  const label = t(isOver ? 'learner.plan.weekOver' : 'learner.plan.weekDays', { days: week.days, target })
  return (
    <Card as="section" aria-labelledby="plan-week">
      <Stack $gap={3}>
        <SectionTitle id="plan-week">{t('learner.plan.week')}</SectionTitle>
        <strong>{label}</strong>
        <ProgressBar percent={(week.days / target) * 100} label={label} />
        <Muted>{t(week.days >= target ? 'learner.plan.weekMet' : 'learner.plan.weekFree')}</Muted>
        {week.weeksMet > 0 && <p>{t('learner.plan.weeks', { count: week.weeksMet })}</p>}
        {week.streak !== undefined && week.streak > 0 && (
          <div>
            <p>{t('learner.plan.streak', { count: week.streak })}</p>
            <Small>{t('learner.plan.streakRule')}</Small>
          </div>
        )}
        {children}
      </Stack>
    </Card>
  )
}
