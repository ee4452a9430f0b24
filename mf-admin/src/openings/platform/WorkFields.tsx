import { URL_MAX } from '@mentor-connect/contract/rules/limits'
import {
  EMPLOYER_ABOUT_MAX,
  EMPLOYER_NAME_MAX,
  OPENING_DESCRIPTION_MAX,
  OPENING_TITLE_MAX,
} from '@mentor-connect/contract/work/openingLimits'
import { OPENING_KINDS } from '@mentor-connect/contract/work/openingRules'
import { CountedField, Field, SelectField } from '@mentor-connect/ui'
import { RecordSection } from '../../list-controls/RecordSection'
import { useT } from '../../messages/useT'
import type { PlatformFormState } from './usePlatformForm'

/** The fields about the work, its employer, and the page on which people apply. */
export function WorkFields({ form }: { form: PlatformFormState }) {
  const t = useT()
  const { values, set, error, isInvalidWebsite } = form
  return (
    <>
      <RecordSection title={t('admin.openings.form.work')}>
        <SelectField
          label={t('admin.openings.kind')}
          name="kind"
          value={values.kind}
          onChange={(kind) => set({ kind })}
          options={OPENING_KINDS.map((kind) => ({ value: kind, label: t(`admin.openings.kind.${kind}`) }))}
        />
        <CountedField
          label={t('admin.openings.form.title')}
          name="title"
          max={OPENING_TITLE_MAX}
          capped
          value={values.title}
          error={error('title')}
          onChange={(title) => set({ title })}
        />
        <CountedField
          label={t('admin.openings.about')}
          name="description"
          rows={10}
          max={OPENING_DESCRIPTION_MAX}
          capped
          value={values.description}
          error={error('description')}
          onChange={(description) => set({ description })}
        />
        <Field
          label={t('admin.openings.form.link')}
          hint={t('admin.openings.form.linkHint')}
          name="apply"
          type="url"
          inputMode="url"
          maxLength={URL_MAX}
          value={values.link}
          error={error('apply')}
          onChange={({ target }) => set({ link: target.value.trim() })}
        />
      </RecordSection>
      <RecordSection title={t('admin.openings.employer')}>
        <CountedField
          label={t('admin.openings.form.employer')}
          name={isInvalidWebsite ? undefined : 'employer'}
          max={EMPLOYER_NAME_MAX}
          capped
          value={values.employer}
          error={isInvalidWebsite ? undefined : error('employer')}
          onChange={(employer) => set({ employer })}
        />
        <Field
          label={t('admin.openings.form.website')}
          name={isInvalidWebsite ? 'employer' : undefined}
          type="url"
          inputMode="url"
          maxLength={URL_MAX}
          value={values.website}
          error={isInvalidWebsite ? error('employer') : undefined}
          onChange={({ target }) => set({ website: target.value.trim() })}
        />
        <CountedField
          label={t('admin.openings.form.about')}
          rows={4}
          max={EMPLOYER_ABOUT_MAX}
          capped
          value={values.about}
          onChange={(about) => set({ about })}
        />
      </RecordSection>
    </>
  )
}
