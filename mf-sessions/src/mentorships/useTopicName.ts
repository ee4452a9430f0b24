import { topicName } from '@mentor-connect/contract/courses/subjectNames'
import { useLocale } from '@mentor-connect/i18n'

/** Returns the name of a subject in the reader's language, by its id. */
export function useTopicName(): (topic: string) => string {
  const locale = useLocale()
  return (topic) => topicName(topic, locale)
}
