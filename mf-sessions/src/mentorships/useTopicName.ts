import { topicName } from '@mentor-connect/contract/courses/subjectNames'
import { useLocale } from '@mentor-connect/i18n'

/** Returns a function from the id of a subject to its name in the reader's language. */
export function useTopicName(): (topic: string) => string {
  const locale = useLocale()
  return (topic) => topicName(topic, locale)
}
