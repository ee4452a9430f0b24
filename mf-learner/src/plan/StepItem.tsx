import type { PlanStep } from '@mentor-connect/contract/api/plan'
import { paths } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import { Button, ButtonLink, Muted, Row } from '@mentor-connect/ui'
import { StepCard, StepDate } from '@mentor-connect/ui/plan-steps'
import { Circle, CircleCheck } from 'lucide-react'
import { useT } from './messages/useT'
import { StepCourse } from './StepCourse'
import { useStepName } from './useStepName'

interface StepItemProps {
  step: PlanStep
  isFirst: boolean
  isLast: boolean
  isBusy: boolean
  /** Returns whether it was saved. */
  onChange: (change: {
    isDone?: boolean
    isSkipped?: boolean
    courseId?: string | null
    due?: string | null
  }) => Promise<boolean>
  /** @param by one place up (-1) or down (1) */
  onMove: (by: number) => void
  onRemove: () => void
}

export function StepItem({ step, isFirst, isLast, isBusy, onChange, onMove, onRemove }: StepItemProps) {
  const t = useT()
  const name = useStepName()(step)
  const { kind, title, subject, course, mentor, due, isDone, isSkipped, isOverdue } = step
  const isOpen = !isDone && !isSkipped
  // A course or a held session finishes its step by itself.
  const isMarkedByHand = course?.percent !== 100 && !(kind === 'session' && mentor)
  return (
    <StepCard
      {...{ name, isSkipped, due, isOverdue, isFirst, isLast, isBusy, onMove, onRemove }}
      // The pressed button says so already.
      isDone={isDone && !isMarkedByHand}
      lang={title && languageOf(title)}
      note={isOverdue && t('learner.plan.overdue')}
    >
      {course && (
        <StepCourse
          course={course}
          isDone={isDone}
          isPinned={step.isPinned}
          onPin={(courseId) => void onChange({ courseId })}
        />
      )}
      {subject && !course && isOpen && <Muted>{t('learner.plan.noCourse')}</Muted>}
      {kind === 'session' && isOpen && <Muted>{t('learner.plan.sessionHint')}</Muted>}
      {(!isDone || isMarkedByHand) && (
        <Row>
          {mentor && !isDone && (
            <ButtonLink to={paths.learner.bookSession(mentor.id)} $variant="secondary">
              {t('learner.plan.book')}
            </ButtonLink>
          )}
          {isMarkedByHand && (
            <Button
              $variant={isDone ? 'ghost' : 'secondary'}
              aria-pressed={isDone}
              aria-label={t('learner.plan.done', { name })}
              onClick={() => void onChange({ isDone: !isDone })}
            >
              {isDone ? <CircleCheck size={20} aria-hidden /> : <Circle size={20} aria-hidden />}
              {t('learner.plan.markDone')}
            </Button>
          )}
          {!isDone && (
            <>
              <Button $variant="ghost" onClick={() => void onChange({ isSkipped: !isSkipped })}>
                {t(isSkipped ? 'learner.plan.unskip' : 'learner.plan.skip')}
              </Button>
              <StepDate
                {...{ name, due, isBusy }}
                isNeeded={kind === 'task'}
                onChange={(changed) => onChange({ due: changed })}
              />
            </>
          )}
        </Row>
      )}
    </StepCard>
  )
}
