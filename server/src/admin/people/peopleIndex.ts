import type { WordIndex } from '../../platform/database/wordIndex'

/** The word index of names and addresses of verified people. Triggers keep it up to date. */
export const PEOPLE: WordIndex = { table: 'people_search', key: 'person_id', column: 'text' }
