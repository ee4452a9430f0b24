import type { Lesson } from '@mentor-connect/contract/courses/courses'
import { useT } from '../../messages/useT'

/** The type of a lesson, and its length if that is known. */
export function LessonFacts({ lesson }: { lesson: Lesson }) {
  const t = useT()
  const type = lesson.kind ? t(`public.lesson.kind.${lesson.kind}`) : t(`public.lesson.type.${lesson.type}`)
  if (!lesson.minutes) return type
  return `${type} · ${t('public.lesson.minutes', { count: lesson.minutes })}`
}
