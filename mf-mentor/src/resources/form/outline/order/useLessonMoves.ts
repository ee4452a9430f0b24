import { LESSONS_PER_MODULE_MAX } from '@mentor-connect/contract/rules/limits'
import { useFormContext } from 'react-hook-form'
import { useOpenItems } from '../useOpenItems'
import type { ResourceValues } from '../../resourceValues'
import type { Step } from './OrderControls'
import type { Change } from './useOrderedFields'

interface LessonMoves {
  module: number
  /** Moves a lesson within the module. */
  move: (from: number, to: number) => void
  announce: (change: Change) => void
}

const lessonsOf = (module: number) => `modules.${module}.lessons` as const

/**
 * Moves a lesson by one position; at the boundary of its module, to the end of the previous or the start of the next
 * one.
 */
export function useLessonMoves({ module, move, announce }: LessonMoves) {
  const { getValues, setValue, clearErrors } = useFormContext<ResourceValues>()
  const { setModule } = useOpenItems()
  const lessons = (of: number) =>
    getValues(lessonsOf(of)) as ResourceValues['modules'][number]['lessons'] | undefined
  const isWithin = (at: number, step: Step) => at + step >= 0 && at + step < (lessons(module)?.length ?? 0)

  function cross(at: number, step: Step): string {
    const target = module + step
    const [here, there] = [lessons(module)!, lessons(target)!]
    const lesson = here[at]!
    clearErrors([lessonsOf(module), lessonsOf(target)])
    setValue(lessonsOf(module), here.toSpliced(at, 1), { shouldDirty: true })
    setValue(lessonsOf(target), step > 0 ? [lesson, ...there] : [...there, lesson], { shouldDirty: true })
    setModule(getValues(`modules.${target}.uid`), true)
    const place = step > 0 ? 1 : there.length + 1
    announce({ kind: 'moved', item: lesson, place, count: there.length + 1, module: target + 1 })
    return `${lessonsOf(target)}.${place - 1}`
  }

  return {
    canMove: (at: number) => (step: Step) => {
      const neighbour = lessons(module + step)
      return isWithin(at, step) || (neighbour !== undefined && neighbour.length < LESSONS_PER_MODULE_MAX)
    },
    moveBy: (at: number) => (step: Step) => {
      if (!isWithin(at, step)) return cross(at, step)
      move(at, at + step)
      return `${lessonsOf(module)}.${at + step}`
    },
  }
}
