import { languageOptions } from '@mentor-connect/contract/courses/languageNames'
import { SUBJECT_NAMES } from '@mentor-connect/contract/courses/subjectNames'
import { DOMAIN_TAG_MAX } from '@mentor-connect/contract/rules/limits'
import {
  OPENING_LANGUAGES_MAX,
  OPENING_SEATS_MAX,
  OPENING_SKILLS_MAX,
} from '@mentor-connect/contract/work/openingLimits'
import { OPENING_LEVELS } from '@mentor-connect/contract/work/openingRules'
import { useLocale } from '@mentor-connect/i18n'
import {
  Label,
  Row,
  SelectField,
  Stack,
  TagField,
  ToggleChip,
  useSubjectName,
  WholeNumberField,
} from '@mentor-connect/ui'
import { useId } from 'react'
import { FilterGrid } from '../../list-controls/FilterBar'
import { RecordSection } from '../../list-controls/RecordSection'
import { useT } from '../../messages/useT'
import type { PlatformFormState } from './usePlatformForm'

/** The fields about the people who are wanted. */
export function PeopleFields({ form: { values, set, error } }: { form: PlatformFormState }) {
  const t = useT()
  const locale = useLocale()
  const subject = useSubjectName()
  const labelId = useId()
  const { languages } = values
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
      <Stack $gap={1}>
        <Label as="span" id={labelId}>
          {t('admin.openings.languages')}
        </Label>
        <Row role="group" aria-labelledby={labelId} $gap={2}>
          {languageOptions(locale).map(({ value, label }) => (
            <ToggleChip
              key={value}
              isChosen={languages.includes(value)}
              onClick={() => set({ languages: toggled(languages, value) })}
            >
              {label}
            </ToggleChip>
          ))}
        </Row>
      </Stack>
    </RecordSection>
  )
}

/** Adds or removes a language. A further one is not added to the maximum number. */
function toggled<Language>(languages: Language[], language: Language): Language[] {
  if (languages.includes(language)) return languages.filter((one) => one !== language)
  return languages.length < OPENING_LANGUAGES_MAX ? [...languages, language] : languages
}
