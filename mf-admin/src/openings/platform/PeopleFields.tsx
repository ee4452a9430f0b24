import { SUBJECT_NAMES } from '@mentor-connect/contract/courses/subjectNames'
import { DOMAIN_TAG_MAX } from '@mentor-connect/contract/rules/limits'
import { OPENING_SEATS_MAX, OPENING_SKILLS_MAX } from '@mentor-connect/contract/work/openingLimits'
import { OPENING_LEVELS } from '@mentor-connect/contract/work/openingRules'
import { useLocale } from '@mentor-connect/i18n'
import { SelectField, TagField, useSubjectName, WholeNumberField } from '@mentor-connect/ui'
import { LanguageChoice } from '@mentor-connect/ui/opening-form'
import { FilterGrid } from '../../list-controls/FilterBar'
import { RecordSection } from '../../list-controls/RecordSection'
import { useT } from '../../messages/useT'
import type { PlatformFormState } from './usePlatformForm'

/** The fields about the people who are wanted. */
export function PeopleFields({ form: { values, set, error } }: { form: PlatformFormState }) {
  const t = useT()
  const locale = useLocale()
  const subject = useSubjectName()
  return (
    <RecordSection title={t('admin.openings.form.people')}>
      <FilterGrid>
        <SelectField
          label={t('admin.openings.level')}
          value={values.level}
          onChange={(level) => set({ level })}
          options={OPENING_LEVELS.map((value) => ({ value, label: t(`admin.openings.level.${value}`) }))}
        />
        <WholeNumberField
          label={t('admin.openings.seats')}
          name="seats"
          min={1}
          max={OPENING_SEATS_MAX}
          value={values.seats}
          error={error('seats')}
          onChange={(seats = NaN) => set({ seats })}
        />
      </FilterGrid>
      <TagField
        label={t('admin.openings.skills')}
        name="skills"
        suggestions={SUBJECT_NAMES.map((names) => names[locale])}
        max={OPENING_SKILLS_MAX}
        maxLength={DOMAIN_TAG_MAX}
        value={values.skills.map(subject)}
        error={error('skills')}
        onChange={(skills) => set({ skills })}
      />
      <LanguageChoice
        label={t('admin.openings.languages')}
        languages={values.languages}
        onChange={(languages) => set({ languages })}
      />
    </RecordSection>
  )
}
