import { SUBJECTS } from '@mentor-connect/contract/courses/subjects'

/** The topic of the list of all questions. */
export const ALL_TOPICS = ''

const BY_ID = new Map(SUBJECTS.map((subject) => [subject.id, subject]))

export const isSubject = (id: string) => BY_ID.has(id)

/**
 * Returns the lists that contain a question: all questions, its subject and tags, and their broader subjects.
 */
export function topicsOf(subject: string, tags: readonly string[]): string[] {
  return [...new Set([ALL_TOPICS, ...[subject, ...tags].flatMap(withBroader)])]
}

function withBroader(id: string): string[] {
  const parent = BY_ID.get(id)?.parent
  return parent ? [id, ...withBroader(parent)] : [id]
}

/** Returns the English names of subjects. With them, the search text also finds the names in Hindi. */
export const subjectNames = (ids: readonly string[]) => ids.flatMap((id) => BY_ID.get(id)?.names.en ?? [])
