import type { CourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { languageOptions } from '@mentor-connect/contract/courses/languageNames'
import { OPENING_LANGUAGES_MAX } from '@mentor-connect/contract/work/openingLimits'
import { useLocale } from '@mentor-connect/i18n'
import { useId } from 'react'
import { FieldError, Label, Row, Stack, ToggleChip } from '..'

interface LanguageChoiceProps {
  label: string
  languages: CourseLanguage[]
  error?: string | undefined
  onChange: (languages: CourseLanguage[]) => void
}

/** The languages that an opening needs, as buttons. */
export function LanguageChoice({ label, languages, error, onChange }: LanguageChoiceProps) {
  const locale = useLocale()
  const labelId = useId()
  return (
    <Stack $gap={1}>
      <Label as="span" id={labelId}>
        {label}
      </Label>
      <Row role="group" aria-labelledby={labelId} $gap={2}>
        {languageOptions(locale).map((option) => (
          <ToggleChip
            key={option.value}
            isChosen={languages.includes(option.value)}
            onClick={() => onChange(toggled(languages, option.value))}
          >
            {option.label}
          </ToggleChip>
        ))}
      </Row>
      {error && <FieldError role="alert">{error}</FieldError>}
    </Stack>
  )
}

/** Adds or removes a language. Adds none if the maximum number is reached. */
function toggled(languages: CourseLanguage[], language: CourseLanguage): CourseLanguage[] {
  if (languages.includes(language)) return languages.filter((one) => one !== language)
  return languages.length < OPENING_LANGUAGES_MAX ? [...languages, language] : languages
}
