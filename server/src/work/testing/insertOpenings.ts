import type { OpeningKind, OpeningLevel, Workplace } from '@mentor-connect/contract/work/openingRules'
import { placeKey } from '@mentor-connect/contract/work/placeNames'
import type { Database } from '../../kernel/database/schema'
import { skillKey } from '../openings/openingTags.repo'

/** An opening of the platform with a title of folded words. */
export interface ListedOpening {
  id: string
  title: string
  kind: OpeningKind
  workplace: Workplace
  level: OpeningLevel
  place: string
  /** Rupees for a month; 0 if it is not stated. */
  pay: number
  postedAt: string
  closesOn: string
  skills: string[]
  languages: string[]
}

/** Openings in one statement. SQLite has a limit for the values of a statement. */
const AT_ONCE = 200

/** Lists many openings, whose words are found only as they are in the title. */
export async function insertOpenings(db: Database, openings: ListedOpening[]) {
  for (let start = 0; start < openings.length; start += AT_ONCE) {
    const some = openings.slice(start, start + AT_ONCE)
    await db.insertInto('openings').values(some.map(toRow)).execute()
    await db.insertInto('opening_tags').values(some.flatMap(toTags)).execute()
  }
}

const toRow = ({ id, title, kind, workplace, level, place, pay, postedAt, ...rest }: ListedOpening) => ({
  id,
  title,
  kind,
  workplace,
  level,
  place,
  place_key: placeKey(place),
  pay_month: pay,
  posted_at: postedAt,
  approved_at: postedAt,
  created_at: postedAt,
  updated_at: postedAt,
  mentor_id: null,
  state: 'open' as const,
  version: 1,
  seats: 1,
  language: 'en',
  words_indexed: 1 as const,
  pay_from: null,
  pay_to: null,
  pay_per: null,
  duration_count: null,
  duration_unit: null,
  starts_on: null,
  rejection: null,
  closed_at: null,
  questions: '[]',
  warnings: '[]',
  apply_way: 'link' as const,
  apply_url: 'https://example.org',
  employer: 'Neel Studio',
  employer_website: '',
  employer_about: '',
  description: 'Work with us.',
  search_text: title,
  closes_on: rest.closesOn,
  skills: JSON.stringify(rest.skills),
  languages: JSON.stringify(rest.languages),
})

const toTags = ({ id, skills, languages }: ListedOpening) => [
  ...skills.map((skill) => ({ opening_id: id, kind: 'skill' as const, value: skillKey(skill) })),
  ...languages.map((value) => ({ opening_id: id, kind: 'language' as const, value })),
]
