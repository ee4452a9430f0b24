import { subjectName } from '@mentor-connect/contract/courses/subjectNames'
import { useLocale } from '@mentor-connect/i18n'

/** Returns a function that takes any name of a subject and returns its name in the reader's language. */
export function useSubjectName(): (subject: string) => string {
  const locale = useLocale()
  return (subject) => subjectName(subject, locale)
}
