import { SUBJECT_ROWS } from '@mentor-connect/contract/courses/subjectData'
import { INTL_TAGS, useLocale } from '@mentor-connect/i18n'

/** All subjects with their names in the reader's language, by name. */
export function useSubjectOptions(): { value: string; label: string }[] {
  const locale = useLocale()
  const { compare } = new Intl.Collator(INTL_TAGS[locale])
  return SUBJECT_ROWS.map(([id, en, hi]) => ({ value: id, label: locale === 'hi' ? hi : en })).sort((a, b) =>
    compare(a.label, b.label),
  )
}
