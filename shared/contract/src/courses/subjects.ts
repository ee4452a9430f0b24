import { foldText } from '../rules/foldText'
import { SUBJECT_ROWS } from './subjectData'
import { SUBJECT_SYNONYMS } from './subjectSynonyms'

/** A subject. Courses, mentors' skills and learners' interests all use this one list, in two languages. */
export interface Subject {
  id: string
  /** Id of the broader subject. */
  parent?: string
  names: Record<'en' | 'hi', string>
  synonyms: string[]
}

export const SUBJECTS: readonly Subject[] = SUBJECT_ROWS.map(([id, en, hi, parent]) => ({
  id,
  ...(parent && { parent }),
  names: { en, hi },
  synonyms: (SUBJECT_SYNONYMS[id] ?? '').split(',').flatMap((one) => one.trim() || []),
}))

const KNOWN = new Map(
  SUBJECTS.flatMap((subject) =>
    [...subject.synonyms, subject.names.hi, subject.names.en].map(
      (name) => [foldText(name), subject] as const,
    ),
  ),
)

/** Returns the subject with this name or synonym in either language; undefined if the tag is no subject. */
export function findSubject(tag: string): Subject | undefined {
  return KNOWN.get(foldText(tag.trim().replace(/\s+/g, ' ')))
}

/** Returns the form in which a tag is stored: the English name of its subject, or the tag itself. */
export function storedSubject(tag: string): string {
  return findSubject(tag)?.names.en ?? tag
}
