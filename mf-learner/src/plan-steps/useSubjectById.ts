import { SUBJECT_ROWS } from '@mentor-connect/contract/rules/subjectData'
import { useLocale } from '@mentor-connect/i18n'

/** Returns the name of a subject in the reader's language, by its id. */
export function useSubjectById(): (id: string) => string {
  const isHindi = useLocale() === 'hi'
  return (id) => {
    const row = SUBJECT_ROWS.find(([one]) => one === id)
    return row ? row[isHindi ? 2 : 1] : id
  }
}
