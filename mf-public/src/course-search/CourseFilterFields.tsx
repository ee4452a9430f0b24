import { useEndpoint } from '@mentor-connect/api'
import { getDomains, getLanguages } from '@mentor-connect/contract/courses/courses'
import type { ReplyOf } from '@mentor-connect/contract/api/endpoint'
import { COURSE_LENGTHS, COURSE_LEVELS, RATINGS_FROM } from '@mentor-connect/contract/courses/courseFacts'
import { languageOptions } from '@mentor-connect/contract/courses/languageNames'
import { useLocale } from '@mentor-connect/i18n'
import { SelectField, useSubjectName } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import type { CourseFilters, CourseListState } from './courseListState'

interface CourseFilterFieldsProps {
  state: CourseListState
  onChange: (patch: Partial<CourseFilters>) => void
  /** True if the list is limited to one subject, so that there is no field for it. */
  hasOneSubject: boolean
}

/** The filter fields of the catalogue. Their choices are loaded when the filters are opened. */
export function CourseFilterFields({ state, onChange, hasOneSubject }: CourseFilterFieldsProps) {
  const t = useT()
  const locale = useLocale()
  const subject = useSubjectName()
  const domains = useEndpoint(getDomains, hasOneSubject ? null : {})
  const languages = languageChoices(useEndpoint(getLanguages, {}).data, state.language)
  const subjects = (domains.data ?? []).map((domain) => domain.name)
  return (
    <>
      {!hasOneSubject && (
        <SelectField
          label={t('public.list.domain')}
          value={state.domain}
          onChange={(domain) => onChange({ domain })}
          options={[
            { value: '', label: t('public.list.allDomains') },
            ...withChosen(subjects, state.domain).map((domain) => ({
              value: domain,
              label: subject(domain),
            })),
          ]}
        />
      )}
      {languages && (
        <SelectField
          label={t('public.list.language')}
          value={state.language}
          onChange={(language) => onChange({ language })}
          options={[
            { value: '', label: t('public.list.allLanguages') },
            ...languageOptions(locale, withChosen(languages, state.language)),
          ]}
        />
      )}
      <SelectField
        label={t('public.filter.level')}
        value={state.level}
        onChange={(level) => onChange({ level })}
        options={[
          { value: '', label: t('public.filter.anyLevel') },
          ...COURSE_LEVELS.map((level) => ({ value: level, label: t(`public.course.level.${level}`) })),
        ]}
      />
      <SelectField
        label={t('public.filter.length')}
        value={state.length}
        onChange={(length) => onChange({ length })}
        options={[
          { value: '', label: t('public.filter.anyLength') },
          ...COURSE_LENGTHS.map((length) => ({ value: length, label: t(`public.filter.length.${length}`) })),
        ]}
      />
      <SelectField
        label={t('public.course.counter.rating')}
        value={String(state.rating)}
        onChange={(rating) => onChange({ rating: Number(rating) })}
        options={[
          { value: '0', label: t('public.filter.anyRating') },
          ...RATINGS_FROM.map((count) => ({
            value: String(count),
            label: t('public.filter.rating', { count }),
          })),
        ]}
      />
    </>
  )
}

/** Adds a choice that is only in the URL, so that the field can show it as selected. */
function withChosen(choices: readonly string[], chosen: string): readonly string[] {
  return !chosen || choices.includes(chosen) ? choices : [chosen, ...choices]
}

/**
 * The languages to choose from. While they load, the list is empty but the field is shown, so that nothing moves
 * later. If there is only one language, the field is hidden.
 */
function languageChoices(loaded: ReplyOf<typeof getLanguages> | undefined, chosen: string | undefined) {
  const languages = loaded?.map(({ language }) => language) ?? []
  return !loaded || chosen || languages.length > 1 ? languages : undefined
}
