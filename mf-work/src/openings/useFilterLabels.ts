import { languageName } from '@mentor-connect/contract/courses/languageNames'
import { useFormats, useLocale } from '@mentor-connect/i18n'
import { useSubjectName } from '@mentor-connect/ui'
import { useT } from './messages/useT'
import type { OpeningFilters } from './openingListState'

/** Returns a function from the filters to the text of each, which is empty for a filter that is not chosen. */
export function useFilterLabels(): (filters: OpeningFilters) => Record<keyof OpeningFilters, string> {
  const t = useT()
  const locale = useLocale()
  const subject = useSubjectName()
  const { number } = useFormats()
  return ({ workplace, place, skill, language, level, pay, days }) => ({
    workplace: workplace && t(`openings.workplace.${workplace}`),
    place,
    skill: skill && subject(skill),
    language: language && languageName(language, locale),
    level: level && t(`openings.level.${level}`),
    pay: pay > 0 ? t('openings.list.payFrom', { amount: `₹${number(pay)}` }) : '',
    days: days > 0 ? t('openings.list.postedWithin', { count: days }) : '',
  })
}
