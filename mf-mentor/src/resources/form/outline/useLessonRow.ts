import type { LessonValues } from '../lessonValues'
import type { ResourceValues } from '../resourceValues'
import { useFormValue, useIsInvalid } from '../store/useFormValue'
import { whatOf } from '../../lesson-kinds/lessonIcons'

export type LessonState = 'invalid' | 'empty' | 'ready'

/** Content of a lesson's row. The row rerenders only if this lesson changes. */
export function useLessonRow(module: number, index: number) {
  const of =
    <Value>(select: (lesson: LessonValues) => Value) =>
    ({ modules }: ResourceValues) => {
      const lesson = modules[module]?.lessons[index]
      return lesson && select(lesson)
    }
  const isInvalid = useIsInvalid(`modules.${module}.lessons.${index}`)
  const isEmpty = useFormValue(of(hasNothing))
  return {
    title: useFormValue(of(({ title }) => title.trim())) ?? '',
    what: useFormValue(of(whatOf)) ?? 'link',
    minutes: useFormValue(of(({ minutes }) => minutes)),
    preview: useFormValue(of(({ preview }) => preview)) ?? false,
    state: (isInvalid ? 'invalid' : isEmpty ? 'empty' : 'ready') satisfies LessonState as LessonState,
  }
}

function hasNothing({ kind, isEmpty, type, url, document }: LessonValues): boolean {
  if (kind) return isEmpty ?? false
  return type === 'document' ? document === null : url.trim() === ''
}
