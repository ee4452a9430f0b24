import { useT } from '../../messages/useT'
import type { OutlineLesson } from './outlineLesson'

/** The type of a lesson, and how long it takes if that is known. */
export function LessonFacts({ lesson }: { lesson: OutlineLesson }) {
  const t = useT()
  const type = lesson.kind ? t(`public.lesson.kind.${lesson.kind}`) : t(`public.lesson.type.${lesson.type}`)
  if (!lesson.minutes) return type
  return `${type} · ${t('public.lesson.minutes', { count: lesson.minutes })}`
}
