import { DOMAINS_MAX, DOMAIN_TAG_MAX } from '@mentor-connect/contract/rules/limits'
import { TagField } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'
import { FormSection } from './FormSection'
import { useResourceField } from './useResourceField'

export function Domains() {
  const t = useT()
  const domain = useResourceField('domain')
  return (
    <FormSection title={t('mentor.form.domains')}>
      <TagField
        label={t('mentor.form.domain')}
        hint={t('mentor.form.domain.hint')}
        max={DOMAINS_MAX}
        maxLength={DOMAIN_TAG_MAX}
        {...domain}
      />
    </FormSection>
  )
}
