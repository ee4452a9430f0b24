import { languageOptions } from '@mentor-connect/contract/courses/languageNames'
import { SUBJECT_NAMES } from '@mentor-connect/contract/courses/subjectNames'
import { useLocale } from '@mentor-connect/i18n'
import { SelectField } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'
import type { WorkshopValues } from './workshopValues'

interface WorkshopChoicesProps {
  values: WorkshopValues
  set: (patch: Partial<WorkshopValues>) => void
}

/** The subject and language of a workshop, by which learners can filter. */
export function WorkshopChoices({ values, set }: WorkshopChoicesProps) {
  const t = useT()
  const locale = useLocale()
  return (
    <>
      <SelectField
        label={t('sessions.workshops.subject')}
        value={values.subject}
        options={SUBJECT_NAMES.map((names) => ({ value: names.en, label: names[locale] }))}
        onChange={(subject) => set({ subject })}
      />
      <SelectField<string>
        label={t('sessions.workshops.language')}
        value={values.language}
        options={languageOptions(locale)}
        onChange={(language) => set({ language })}
      />
    </>
  )
}
