import { useT } from '../../../messages/useT'
import type { LessonValues, ModuleValues } from '../resourceValues'

/** What a module or a lesson is called, also before it has a name. */
export function useItemName(): (item: ModuleValues | LessonValues) => string {
  const t = useT()
  return (item) =>
    'lessons' in item
      ? item.name.trim() || t('mentor.form.module.unnamed')
      : item.title.trim() || t('mentor.form.lesson.unnamed')
}
