import { DOMAINS_MAX, DOMAIN_TAG_MAX } from '@mentor-connect/contract/rules/limits'
import { SUBJECT_NAMES } from '@mentor-connect/contract/courses/subjectNames'
import { useLocale } from '@mentor-connect/i18n'
import { TagField } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'
import { FormSection } from './FormSection'
import { useResourceField } from './useResourceField'

export function Domains() {
  const t = useT()
  const locale = useLocale()
  const domain = useResourceField('domain')
  return (
    <FormSection title={t('mentor.form.domains')}>
      <TagField
        label={t('mentor.form.domain')}
        hint={t('mentor.form.domain.hint')}
        suggestions={SUBJECT_NAMES.map((names) => names[locale])}
        max={DOMAINS_MAX}
        maxLength={DOMAIN_TAG_MAX}
        {...domain}
      />
    </FormSection>
  )
}
