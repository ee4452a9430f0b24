import { SUBJECT_ROWS } from '@mentor-connect/contract/courses/subjectData'
import { useLocale } from '@mentor-connect/i18n'
import { SelectField } from '@mentor-connect/ui'
import { useEffect } from 'react'
import { useT } from './messages/useT'

interface SubjectFieldProps {
  /** Id of the chosen subject; empty before the first choice. */
  value: string
  onChange: (subject: string) => void
}

/** A select with all subjects, sorted by name. If `value` is empty, `onChange` is called with the first subject. */
export function SubjectField({ value, onChange }: SubjectFieldProps) {
  const t = useT()
  const locale = useLocale()
  const subjects = SUBJECT_ROWS.map(([id, en, hi]) => ({ value: id, label: locale === 'hi' ? hi : en })).sort(
    (a, b) => a.label.localeCompare(b.label, locale),
  )
  const first = subjects[0]?.value ?? ''
  useEffect(() => {
    if (!value) onChange(first)
  }, [value, first, onChange])
  return (
    <SelectField
      label={t('learner.plan.stepSubject')}
      value={value || first}
      onChange={onChange}
      options={subjects}
    />
  )
}
