import { useT } from '../../../../messages/useT'
import type { LessonValues } from '../../lessonValues'
import type { ModuleValues } from '../../resourceValues'

/** Returns the display name of a module or lesson, with a fallback if it has none. */
export function useItemName(): (item: ModuleValues | LessonValues) => string {
  const t = useT()
  return (item) =>
    'lessons' in item
      ? item.name.trim() || t('mentor.form.module.unnamed')
      : item.title.trim() || t('mentor.form.lesson.unnamed')
}
