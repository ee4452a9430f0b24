import type { PlanStep } from '@mentor-connect/contract/learning/plan'
import { MenuItem } from '@mentor-connect/ui'
import { Pin, PinOff, Redo2, SkipForward } from 'lucide-react'
import { useT } from './messages/useT'

/** Changes a step; resolves to whether the change was saved. */
export type ChangeStep = (change: {
  isDone?: boolean
  isSkipped?: boolean
  courseId?: string | null
  due?: string | null
}) => Promise<boolean>

interface StepActionsProps {
  step: PlanStep
  isBusy: boolean
  close: () => void
  onChange: ChangeStep
}

/** Menu entries of an unfinished step: keep its course, and skip it. */
export function StepActions({
  step: { course, isDone, isPinned, isSkipped },
  isBusy,
  close,
  onChange,
}: StepActionsProps) {
  const t = useT()
  if (isDone) return null
  const act = (change: Parameters<ChangeStep>[0]) => {
    close()
    void onChange(change)
  }
  return (
    <>
      {course && !course.isEnrolled && (
        <MenuItem $inactive={isBusy} onClick={() => act({ courseId: isPinned ? null : course.id })}>
          {isPinned ? <PinOff size={20} aria-hidden /> : <Pin size={20} aria-hidden />}
          {t(isPinned ? 'learner.plan.unpin' : 'learner.plan.pin')}
        </MenuItem>
      )}
      <MenuItem $inactive={isBusy} onClick={() => act({ isSkipped: !isSkipped })}>
        {isSkipped ? <Redo2 size={20} aria-hidden /> : <SkipForward size={20} aria-hidden />}
        {t(isSkipped ? 'learner.plan.unskip' : 'learner.plan.skip')}
      </MenuItem>
    </>
  )
}
