import type { Suggestions } from '@mentor-connect/contract/courses/suggestions'
import { languageOf } from '@mentor-connect/i18n'
import { useSubjectName } from '@mentor-connect/ui'

export type OptionKind = 'recent' | 'spelling' | 'subject' | 'course' | 'mentor' | 'clear'

export interface Option {
  kind: OptionKind
  /** Id of the course or mentor, name of the subject, or text of the search. */
  value: string
  text: string
  lang?: string
}

/** Returns the options below the search field: recent searches while it is empty, otherwise suggestions. */
export function useOptions(text: string, found: Suggestions | undefined, recent: string[]): Option[] {
  const subjectName = useSubjectName()
  if (text.trim() === '')
    return recent.length > 0
      ? [...recent.map((search) => named('recent', search, search)), { kind: 'clear', value: '', text: '' }]
      : []
  if (!found) return []
  return [
    ...found.spellings.map((spelling) => named('spelling', spelling, spelling)),
    ...found.subjects.map(({ name }) => ({
      kind: 'subject' as const,
      value: name,
      text: subjectName(name),
    })),
    ...found.courses.map(({ _id, name }) => named('course', _id, name)),
    ...found.mentors.map(({ _id, name }) => named('mentor', _id, name)),
  ]
}

const named = (kind: OptionKind, value: string, text: string): Option => ({
  kind,
  value,
  text,
  lang: languageOf(text),
})
