import { SUBJECT_ROWS } from './subjectData'

type Names = Record<'en' | 'hi', string>

/** The names of all subjects, in both languages. */
export const SUBJECT_NAMES: readonly Names[] = SUBJECT_ROWS.map(([, en, hi]) => ({ en, hi }))

const BY_NAME = new Map(
  SUBJECT_NAMES.flatMap((names) => [[names.hi, names] as const, [names.en, names] as const]),
)

/** Returns the name of a stored tag in the reader's language. A tag that is no subject is returned unchanged. */
export function subjectName(tag: string, locale: keyof Names): string {
  return BY_NAME.get(tag)?.[locale] ?? tag
}

/** Returns the name of a subject by its id. An unknown id is returned unchanged. */
export function topicName(id: string, locale: keyof Names): string {
  const row = SUBJECT_ROWS.find(([known]) => known === id)
  return row ? row[locale === 'hi' ? 2 : 1] : id
}
