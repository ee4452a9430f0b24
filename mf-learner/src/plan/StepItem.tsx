import type { PlanStep } from '@mentor-connect/contract/learning/plan'
import { paths } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import { Button, ButtonLink, Muted, Row } from '@mentor-connect/ui'
import { StepCard } from '@mentor-connect/ui/plan-steps'
import { Circle, CircleCheck } from 'lucide-react'
import { useT } from './messages/useT'
import { NoCourse } from './NoCourse'
import { StepActions, type ChangeStep } from './StepActions'
import { StepCourse } from './StepCourse'
import { useStepName } from './useStepName'

interface StepItemProps {
  step: PlanStep
  isFirst: boolean
  isLast: boolean
  isBusy: boolean
  onChange: ChangeStep
  /** @param by -1 for one place up, 1 for one place down */
  onMove: (by: number) => void
  onRemove: () => void
}

export function StepItem({ step, onChange, ...list }: StepItemProps) {
  const t = useT()
  const name = useStepName()(step)
  const { kind, title, subject, course, mentor, due, isDone, isSkipped, isOverdue } = step
  const isOpen = !isDone && !isSkipped
  // A step is finished automatically when its course is completed or its session was held.
  const isMarkedByHand = course?.percent !== 100 && !(kind === 'session' && mentor)
  return (
    <StepCard
      {...{ name, isSkipped, due, isOverdue, ...list }}
      // If the step is marked by hand, its pressed button already says that it is finished.
      isDone={isDone && !isMarkedByHand}
      lang={title && languageOf(title)}
      note={isOverdue && t('learner.plan.overdue')}
      isDateNeeded={kind === 'task'}
      onDate={isDone ? undefined : (changed) => onChange({ due: changed })}
      actions={(close) => <StepActions step={step} close={close} onChange={onChange} isBusy={list.isBusy} />}
    >
      {course && <StepCourse course={course} isDone={isDone} />}
      {subject && !course && isOpen && <NoCourse subject={subject} />}
      {kind === 'session' && isOpen && <Muted>{t('learner.plan.sessionHint')}</Muted>}
      {(isMarkedByHand || (mentor && !isDone)) && (
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
        </Row>
      )}
    </StepCard>
  )
}
