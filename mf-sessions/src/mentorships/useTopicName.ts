import { SUBJECT_ROWS } from '@mentor-connect/contract/rules/subjectData'
import { useLocale } from '@mentor-connect/i18n'

/** Returns the name of a subject in the reader's language, by its id. */
export function useTopicName(): (topic: string) => string {
  const isHindi = useLocale() === 'hi'
  return (topic) => {
    const row = SUBJECT_ROWS.find(([id]) => id === topic)
    return row ? (isHindi ? row[2] : row[1]) : topic
  }
}
