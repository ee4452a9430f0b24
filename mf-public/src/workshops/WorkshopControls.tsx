import { languageOptions } from '@mentor-connect/contract/courses/languageNames'
import { SUBJECT_NAMES } from '@mentor-connect/contract/courses/subjectNames'
import { useLocale } from '@mentor-connect/i18n'
import { Filters, SelectField } from '@mentor-connect/ui'
import { useT } from './messages/useT'
import type { readFilter } from './workshopsRequest'

interface WorkshopControlsProps {
  filter: ReturnType<typeof readFilter>
  onChange: (patch: { subject?: string; language?: string }) => void
}

export function WorkshopControls({ filter, onChange }: WorkshopControlsProps) {
  const t = useT()
  const locale = useLocale()
  return (
    <Filters role="search" onSubmit={(event) => event.preventDefault()}>
      <SelectField
        label={t('public.workshops.subject')}
        value={filter.subject}
        onChange={(subject) => onChange({ subject })}
        options={[
          { value: '', label: t('public.workshops.anySubject') },
          ...SUBJECT_NAMES.map((names) => ({ value: names.en, label: names[locale] })),
        ]}
      />
      <SelectField<string>
        label={t('public.workshops.language')}
        value={filter.language}
        onChange={(language) => onChange({ language })}
        options={[{ value: '', label: t('public.workshops.anyLanguage') }, ...languageOptions(locale)]}
      />
    </Filters>
  )
}
