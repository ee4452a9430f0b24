import { COURSE_TEXTS } from '@mentor-connect/contract/courses/authoring/courseContent'
import { CountedField } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'
import { FormSection } from './FormSection'
import { LanguageField } from './LanguageField'
import { useResourceField } from './useResourceField'

export function BasicInformation() {
  const t = useT()
  const title = useResourceField('title')
  const description = useResourceField('description')
  return (
    <FormSection title={t('mentor.form.basics')}>
      <CountedField label={t('ui.course.title')} required capped max={COURSE_TEXTS.title.max} {...title} />
      <CountedField
        label={t('ui.course.description')}
        required
        rows={3}
        max={COURSE_TEXTS.description.max}
        {...description}
      />
      <LanguageField />
    </FormSection>
  )
}
