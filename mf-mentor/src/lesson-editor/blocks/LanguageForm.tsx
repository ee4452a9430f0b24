import { languageOptions } from '@mentor-connect/contract/courses/languageNames'
import { useLocale } from '@mentor-connect/i18n'
import { Hint, SelectField } from '@mentor-connect/ui'
import { useState } from 'react'
import { useT } from '../messages/useT'
import { FormDialog } from './FormDialog'

interface LanguageFormProps {
  value: string
  /** @param lang BCP 47 tag; empty for the language of the lesson */
  onSave: (lang: string) => void
  onClose: () => void
}

/** Sets the language of the selected words, which screen readers and fonts follow. */
export function LanguageForm({ value, onSave, onClose }: LanguageFormProps) {
  const t = useT()
  const locale = useLocale()
  const [lang, setLang] = useState(value)
  const options = [{ value: '', label: t('editor.language.same') }, ...languageOptions(locale)]
  const isKnown = options.some((option) => option.value === lang)
  return (
    <FormDialog
      title={t('editor.tool.language')}
      action={t('editor.form.save')}
      onSubmit={() => onSave(lang)}
      onClose={onClose}
    >
      <SelectField
        label={t('editor.language.label')}
        value={lang}
        options={isKnown ? options : [...options, { value: lang, label: lang }]}
        onChange={setLang}
      />
      <Hint>{t('editor.language.hint')}</Hint>
    </FormDialog>
  )
}
