import type { WordIndex } from '../../platform/database/wordIndex'

/** Names and addresses of verified people, kept by triggers. */
export const PEOPLE: WordIndex = { table: 'people_search', key: 'person_id', column: 'text' }
