import { languageOfTitle } from '@mentor-connect/contract/courses/courseLanguages'
import { languageName, languageOptions } from '@mentor-connect/contract/courses/languageNames'
import { useLocale } from '@mentor-connect/i18n'
import { SelectField } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'
import { useFormValue } from './store/useFormValue'
import { useResourceField } from './useResourceField'

/** The language of the course. If none is chosen, it is the language of the title. */
export function LanguageField() {
  const t = useT()
  const locale = useLocale()
  const detected = useFormValue(({ title }) => languageOfTitle(title))
  const { name, ref, value, onChange } = useResourceField('language')
  const automatic = languageName(detected, locale)
  return (
    <SelectField
      name={name}
      ref={ref}
      label={t('mentor.form.language')}
      value={value ?? ''}
      onChange={(language) => onChange(language || undefined)}
      options={[
        { value: '', label: t('mentor.form.language.auto', { language: automatic }) },
        ...languageOptions(locale),
      ]}
    />
  )
}
