import { languageOptions } from '@mentor-connect/contract/courses/languageNames'
import { SUBJECT_NAMES } from '@mentor-connect/contract/courses/subjectNames'
import { PLACE_MAX } from '@mentor-connect/contract/work/openingLimits'
import { OPENING_LEVELS, WORKPLACES } from '@mentor-connect/contract/work/openingRules'
import { POSTED_WITHIN_DAYS } from '@mentor-connect/contract/work/openings'
import { useFormats, useLocale } from '@mentor-connect/i18n'
import { SearchField, SelectField } from '@mentor-connect/ui'
import { useT } from './messages/useT'
import { PAY_FLOORS, type OpeningFilters } from './openingListState'

interface FilterFieldsProps {
  state: OpeningFilters
  onChange: (patch: Partial<OpeningFilters>, options?: { replace?: boolean }) => void
}

/** The fields of the filters. Each takes effect as soon as it is changed. */
export function FilterFields({ state, onChange }: FilterFieldsProps) {
  const t = useT()
  const locale = useLocale()
  const { number } = useFormats()
  const any = { value: '', label: t('openings.list.any') }
  const subjects = SUBJECT_NAMES.map((names) => ({ value: names.en, label: names[locale] }))
  const isSubject = subjects.some(({ value }) => value === state.skill)
  return (
    <>
      <SelectField
        label={t('openings.list.workplace')}
        value={state.workplace}
        onChange={(workplace) => onChange({ workplace })}
        options={[
          { ...any, value: '' as const },
          ...WORKPLACES.map((value) => ({ value, label: t(`openings.workplace.${value}`) })),
        ]}
      />
      <SearchField
        label={t('openings.list.place')}
        value={state.place}
        maxLength={PLACE_MAX}
        onSearch={(place) => onChange({ place }, { replace: true })}
      />
      <SelectField
        label={t('openings.list.skill')}
        value={state.skill}
        onChange={(skill) => onChange({ skill })}
        options={[
          any,
          // A skill that is not a subject comes from a link on the page of an opening.
          ...(state.skill && !isSubject ? [{ value: state.skill, label: state.skill }] : []),
          ...subjects,
        ]}
      />
      <SelectField<string>
        label={t('openings.list.language')}
        value={state.language}
        onChange={(language) => onChange({ language })}
        options={[any, ...languageOptions(locale)]}
      />
      <SelectField
        label={t('openings.list.level')}
        value={state.level}
        onChange={(level) => onChange({ level })}
        options={[
          { ...any, value: '' as const },
          ...OPENING_LEVELS.map((value) => ({ value, label: t(`openings.level.${value}`) })),
        ]}
      />
      <SelectField
        label={t('openings.list.pay')}
        value={state.pay ? String(state.pay) : ''}
        onChange={(pay) => onChange({ pay: Number(pay) })}
        options={[
          any,
          ...PAY_FLOORS.map((pay) => ({
            value: String(pay),
            label: t('openings.list.payFrom', { amount: `₹${number(pay)}` }),
          })),
        ]}
      />
      <SelectField
        label={t('openings.list.posted')}
        value={state.days ? String(state.days) : ''}
        onChange={(days) => onChange({ days: Number(days) })}
        options={[
          any,
          ...POSTED_WITHIN_DAYS.map((days) => ({
            value: String(days),
            label: t('openings.list.postedWithin', { count: days }),
          })),
        ]}
      />
    </>
  )
}
