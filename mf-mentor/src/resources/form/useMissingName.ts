import type { LessonKind } from '@mentor-connect/contract/courses/lessons/lessonKinds'
import { useT } from '../../messages/useT'

/** Returns a function that says what to do with an empty lesson, such as “Write “Dough””. */
export function useMissingName() {
  const t = useT()
  return ({ title, kind }: { title: string; kind: LessonKind }) =>
    t(`mentor.publish.missing.${kind}`, { title: title || t('mentor.form.lesson.unnamed') })
}
