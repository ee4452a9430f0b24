import { URL_MAX } from '@mentor-connect/contract/rules/limits'
import {
  EMPLOYER_ABOUT_MAX,
  EMPLOYER_NAME_MAX,
  OPENING_DESCRIPTION_MAX,
  OPENING_TITLE_MAX,
} from '@mentor-connect/contract/work/openingLimits'
import { OPENING_KINDS } from '@mentor-connect/contract/work/openingRules'
import { CountedField, Field, Muted, SelectField } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { FormPart } from '../../page-layout/FormPart'
import { useErrorText } from './useErrorText'
import type { OpeningFormState } from './useOpeningForm'

/** The fields about the work and its employer. */
export function WorkPart({ form: { values, errors, set } }: { form: OpeningFormState }) {
  const t = useT()
  const error = useErrorText(errors)
  // One error is about the whole employer. It is shown at the field that causes it.
  const employerError = error('employer')
  const isWebsite = errors.employer === 'address'
  return (
    <>
      <FormPart title={t('openings.form.work')}>
        <SelectField
          label={t('openings.form.kind')}
          name="kind"
          value={values.kind}
          onChange={(kind) => set({ kind })}
          options={OPENING_KINDS.map((kind) => ({ value: kind, label: t(`openings.kind.${kind}`) }))}
        />
        <CountedField
          label={t('openings.form.title')}
          name="title"
          max={OPENING_TITLE_MAX}
          capped
          value={values.title}
          error={error('title')}
          onChange={(title) => set({ title })}
        />
        <Muted id="description-help">{t('openings.form.descriptionHelp')}</Muted>
        <CountedField
          label={t('openings.form.description')}
          name="description"
          rows={10}
          max={OPENING_DESCRIPTION_MAX}
          capped
          aria-describedby="description-help"
          value={values.description}
          error={error('description')}
          onChange={(description) => set({ description })}
        />
      </FormPart>
      <FormPart title={t('openings.form.employerPart')}>
        <CountedField
          label={t('openings.form.employer')}
          name={isWebsite ? undefined : 'employer'}
          max={EMPLOYER_NAME_MAX}
          capped
          value={values.employer}
          error={isWebsite ? undefined : employerError}
          onChange={(employer) => set({ employer })}
        />
        <Field
          label={t('openings.form.website')}
          name={isWebsite ? 'employer' : undefined}
          type="url"
          inputMode="url"
          maxLength={URL_MAX}
          value={values.website}
          error={isWebsite ? employerError : undefined}
          onChange={({ target }) => set({ website: target.value.trim() })}
        />
        <CountedField
          label={t('openings.form.about')}
          rows={4}
          max={EMPLOYER_ABOUT_MAX}
          capped
          value={values.about}
          onChange={(about) => set({ about })}
        />
      </FormPart>
    </>
  )
}
