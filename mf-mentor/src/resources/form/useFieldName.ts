import { forEachCourseText } from '@mentor-connect/contract/courses/authoring/courseContent'
import { useT } from '../../messages/useT'

/** Returns a function from a field to its label, including the module and lesson that it belongs to. */
export function useFieldName(): (field: string) => string {
  const t = useT()
  const names: Record<string, string> = {
    ...forEachCourseText((field) => t(`ui.course.${field}`)),
    level: t('mentor.form.level'),
    hours: t('mentor.form.hours'),
    outcomes: t('mentor.form.outcomes'),
    needs: t('ui.course.needs'),
    domain: t('mentor.form.domain'),
    domains: t('mentor.form.domains'),
    banner: t('mentor.form.banner'),
    modules: t('mentor.form.modules'),
    'modules.name': t('mentor.form.module.name'),
    'modules.lessons': t('mentor.form.lesson.add'),
    'modules.lessons.title': t('mentor.form.lesson.title'),
    'modules.lessons.url': t('mentor.form.lesson.url'),
    'modules.lessons.document': t('mentor.lesson.what.document'),
  }
  return (field) => {
    const name = names[field.replace(/\.\d+/g, '')] ?? field
    const [module, lesson] = [...field.matchAll(/\.(\d+)/g)].map(([, index]) => Number(index) + 1)
    if (lesson !== undefined) return t('mentor.form.invalid.lesson', { module: module!, lesson, name })
    return module === undefined ? name : t('mentor.form.invalid.module', { module, name })
  }
}
