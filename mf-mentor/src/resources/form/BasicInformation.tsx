import { DESCRIPTION_MAX, TITLE_MAX } from '@mentor-connect/shared/rules/limits'
import { CountedField } from '@mentor-connect/shared/ui'
import { useT } from '../../messages/useT'
import { FormSection } from './FormSection'
import { useResourceField } from './useResourceField'

export function BasicInformation() {
  const t = useT()
  const title = useResourceField('title')
  const description = useResourceField('description')
  return (
    <FormSection title={t('mentor.form.basics')}>
      <CountedField label={t('mentor.form.title')} required capped max={TITLE_MAX} {...title} />
      <CountedField
        label={t('mentor.form.description')}
        required
        rows={3}
        max={DESCRIPTION_MAX}
        {...description}
      />
    </FormSection>
  )
}
