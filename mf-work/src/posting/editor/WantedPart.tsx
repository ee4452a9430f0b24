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
  FieldError,
  Label,
  Row,
  SelectField,
  Stack,
  TagField,
  ToggleChip,
  WholeNumberField,
  useSubjectName,
} from '@mentor-connect/ui'
import { useId } from 'react'
import { useT } from '../messages/useT'
import { FormPart } from '../../page-layout/FormPart'
import { Pairs } from '../../page-layout/Pairs'
import { useErrorText } from './useErrorText'
import type { OpeningFormState } from './useOpeningForm'

/** The fields about the people who are wanted. */
export function WantedPart({ form: { values, errors, set } }: { form: OpeningFormState }) {
  const t = useT()
  const locale = useLocale()
  const subject = useSubjectName()
  const error = useErrorText(errors)
  const labelId = useId()
  const { languages } = values
  return (
    <FormPart title={t('openings.form.wanted')}>
      <Pairs>
        <SelectField
          label={t('openings.form.level')}
          name="level"
          value={values.level}
          onChange={(level) => set({ level })}
          options={OPENING_LEVELS.map((level) => ({ value: level, label: t(`openings.level.${level}`) }))}
        />
        <WholeNumberField
          label={t('openings.form.seats')}
          name="seats"
          min={1}
          max={OPENING_SEATS_MAX}
          value={values.seats}
          error={error('seats')}
          onChange={(seats = NaN) => set({ seats })}
        />
      </Pairs>
      <TagField
        label={t('openings.form.skills')}
        name="skills"
        hint={t('openings.form.skillsHint', { max: OPENING_SKILLS_MAX })}
        suggestions={SUBJECT_NAMES.map((names) => names[locale])}
        max={OPENING_SKILLS_MAX}
        maxLength={DOMAIN_TAG_MAX}
        value={values.skills.map(subject)}
        error={error('skills')}
        onChange={(skills) => set({ skills })}
      />
      <Stack $gap={1}>
        <Label as="span" id={labelId}>
          {t('openings.form.languages')}
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
        {errors.languages && <FieldError role="alert">{error('languages')}</FieldError>}
      </Stack>
    </FormPart>
  )
}

/** Adds or removes a language. A further one is not added to the maximum number. */
function toggled<Language>(languages: Language[], language: Language): Language[] {
  if (languages.includes(language)) return languages.filter((one) => one !== language)
  return languages.length < OPENING_LANGUAGES_MAX ? [...languages, language] : languages
}
