import { COMMUNITY_LANGUAGES } from '@mentor-connect/contract/community/communityRules'
import { languageName } from '@mentor-connect/contract/courses/languageNames'
import { useLocale } from '@mentor-connect/i18n'
import { SelectField } from '@mentor-connect/ui'
import { useWritingT } from './useWritingT'

interface LanguageChoiceProps {
  value: string
  onChange: (language: string) => void
}

export function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  const t = useWritingT()
  const locale = useLocale()
  return (
    <SelectField<string>
      label={t('community.write.language')}
      value={value}
      onChange={onChange}
      options={COMMUNITY_LANGUAGES.map((tag) => ({ value: tag, label: languageName(tag, locale) }))}
    />
  )
}
