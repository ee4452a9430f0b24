import { languageName } from '@mentor-connect/contract/courses/languageNames'
import { useLocale } from '@mentor-connect/i18n'
import { useSubjectName } from '@mentor-connect/ui'
import type { ChosenFilter } from '@mentor-connect/ui/filter-bar'
import { useT } from '../messages/useT'
import { NO_COURSE_FILTERS, type CourseFilters } from './courseListState'

/** The active filters of the catalogue, in the order of their fields. */
export function useChosenFilters(
  { domain, language, level, length, rating }: CourseFilters,
  onChange: (patch: Partial<CourseFilters>) => void,
): ChosenFilter[] {
  const t = useT()
  const locale = useLocale()
  const subject = useSubjectName()
  const labels: Record<keyof CourseFilters, string> = {
    domain: domain && subject(domain),
    language: language && languageName(language, locale),
    level: level && t(`public.course.level.${level}`),
    length: length && t(`public.filter.length.${length}`),
    rating: rating > 0 ? t('public.filter.rating', { count: rating }) : '',
  }
  const keys = Object.keys(labels) as (keyof CourseFilters)[]
  return keys
    .filter((key) => labels[key] !== '')
    .map((key) => ({
      key,
      label: labels[key],
      onRemove: () => onChange({ [key]: NO_COURSE_FILTERS[key] }),
    }))
}
