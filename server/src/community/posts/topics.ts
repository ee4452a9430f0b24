import { SUBJECTS } from '@mentor-connect/contract/courses/subjects'

/** The topic of the list of all questions. */
export const ALL_TOPICS = ''

const BY_ID = new Map(SUBJECTS.map((subject) => [subject.id, subject]))

export const isSubject = (id: string) => BY_ID.has(id)

/** The lists that contain a question: all questions, its subject and tags, and their broader subjects. */
export function topicsOf(subject: string, tags: readonly string[]): string[] {
  return [...new Set([ALL_TOPICS, ...[subject, ...tags].flatMap(withBroader)])]
}

function withBroader(id: string): string[] {
  const parent = BY_ID.get(id)?.parent
  return parent ? [id, ...withBroader(parent)] : [id]
}

/** English names, by which the search text finds the names in both languages. */
export const subjectNames = (ids: readonly string[]) => ids.flatMap((id) => BY_ID.get(id)?.names.en ?? [])
