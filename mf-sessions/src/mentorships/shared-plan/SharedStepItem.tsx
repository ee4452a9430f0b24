import type { SharedStep } from '@mentor-connect/contract/learning/planSharing'
import { useSession } from '@mentor-connect/contract/auth'
import { languageOf } from '@mentor-connect/i18n'
import { StepCard } from '@mentor-connect/ui/plan-steps'
import type { SharedPlanActs } from './useSharedPlan'
import { useSharedPlanT } from './useSharedPlanT'
import { useSharedStepName } from './useSharedStepName'

interface SharedStepItemProps {
  step: SharedStep
  /** Index of the step in the plan, from 0. */
  place: number
  count: number
  acts: SharedPlanActs
  /** Announces a text to screen readers. */
  onSaid: (text: string) => void
  onRemoved: () => void
}

export function SharedStepItem({ step, place, count, acts, onSaid, onRemoved }: SharedStepItemProps) {
  const t = useSharedPlanT()
  const ownId = useSession().session.data?._id
  const name = useSharedStepName()(step)
  const { id, kind, title, isDone, isSkipped, isOverdue, due, addedBy } = step

  const move = async (to: number) => {
    if (await acts.move(id, to)) onSaid(t('plan.moved', { name, place: to + 1 }))
  }
  const remove = async () => {
    if (await acts.remove(id)) onRemoved()
  }
  return (
    <StepCard
      name={name}
      isDone={isDone}
      isSkipped={isSkipped}
      due={due}
      isOverdue={isOverdue}
      isBusy={acts.isBusy}
      lang={title && languageOf(title)}
      note={
        addedBy && (addedBy.id === ownId ? t('plan.addedByYou') : t('plan.addedBy', { name: addedBy.name }))
      }
      isFirst={place === 0}
      isLast={place === count - 1}
      onMove={(by) => void move(place + by)}
      onRemove={() => void remove()}
      isDateNeeded={kind === 'task'}
      onDate={isDone ? undefined : (changed) => acts.date(id, changed)}
    />
  )
}
