import { subjectName } from '@mentor-connect/contract/courses/subjectNames'
import { useLocale } from '@mentor-connect/i18n'

/** Returns a function that finds the name of a subject in the reader's language by any of its names. */
export function useSubjectName(): (subject: string) => string {
  const locale = useLocale()
  return (subject) => subjectName(subject, locale)
}
