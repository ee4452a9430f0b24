import { SUBJECT_NAMES } from '@mentor-connect/contract/courses/subjectNames'
import { DOMAIN_TAG_MAX } from '@mentor-connect/contract/rules/limits'
import { OPENING_SEATS_MAX, OPENING_SKILLS_MAX } from '@mentor-connect/contract/work/openingLimits'
import { OPENING_LEVELS } from '@mentor-connect/contract/work/openingRules'
import { useLocale } from '@mentor-connect/i18n'
import { SelectField, TagField, WholeNumberField, useSubjectName } from '@mentor-connect/ui'
import { LanguageChoice } from '@mentor-connect/ui/opening-form'
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
      <LanguageChoice
        label={t('openings.form.languages')}
        languages={values.languages}
        error={error('languages')}
        onChange={(languages) => set({ languages })}
      />
    </FormPart>
  )
}
