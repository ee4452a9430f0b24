import { CONTACT_DETAILS, type HiddenContact, type Mentor } from '@mentor-connect/contract/accounts/people'
import { RATING_SHOWN_FROM } from '@mentor-connect/contract/mentoring/mentorReviewLimits'
import type { Selectable } from 'kysely'
import type { MentorsTable, Database } from '../../kernel/database/schema'
import { replyStepOfRank } from './replyRanks'

export interface MentorTags {
  domains: string[]
  /** Links to social profiles. */
  links: string[]
  languages: string[]
  topics: string[]
}

/** The reader of a mentor's data: the mentor, a signed-in person on the mentor's page, or anybody. */
export type MentorReader = 'owner' | 'signed-in' | 'public'

/** Returns a mentor's whole account, for its owner only. */
export async function loadMentor(db: Database, id: string): Promise<Mentor | undefined> {
  const row = await db.selectFrom('mentors').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const tags = await loadMentorTags(db, [id])
  return presentMentor(row, tags.get(id) ?? noTags(), 'owner')
}

/** Returns the lists of several mentors, by mentor id. Every requested id has an entry. */
export async function loadMentorTags(db: Database, ids: string[]): Promise<Map<string, MentorTags>> {
  const tags = new Map(ids.map((id) => [id, noTags()]))
  if (ids.length === 0) return tags
  for (const { person_id, value, list } of await tagRows(db, ids)) tags.get(person_id)?.[list].push(value)
  return tags
}

type Columns = Selectable<MentorsTable>

/**
 * The columns that are needed to present a mentor. Queries for lists omit the optional ones, such as story
 * and contact details.
 */
export type MentorRow = Pick<
  Columns,
  | 'id'
  | 'name'
  | 'verified'
  | 'status'
  | 'profile'
  | 'expertise'
  | 'experience'
  | 'headline'
  | 'city'
  | 'time_zone'
  | 'reply_rank'
  | 'active_week'
  | 'rating_sum'
  | 'rating_count'
  | 'created_at'
> &
  Partial<Pick<Columns, 'story' | 'email' | 'mobile' | 'hides_email' | 'hides_mobile' | 'certificate_name'>>

export function presentMentor(row: MentorRow, tags: MentorTags, reader: MentorReader): Mentor {
  const replyWithin = replyStepOfRank(Number(row.reply_rank))
  return {
    _id: row.id,
    name: row.name,
    role: 'mentor',
    isverified: row.verified === 1,
    status: row.status,
    ...(row.profile && { profile: row.profile }),
    domains: tags.domains,
    expertise: row.expertise,
    experience: row.experience,
    social: tags.links,
    ...(row.headline && { headline: row.headline }),
    ...(row.story && { story: row.story }),
    ...(tags.languages.length > 0 && { languages: tags.languages }),
    ...(row.city && { city: row.city }),
    ...(row.time_zone && { timeZone: row.time_zone }),
    ...(tags.topics.length > 0 && { topics: tags.topics }),
    ...(replyWithin && { replyWithin }),
    ...(row.active_week && { activeWeek: row.active_week }),
    ...figuresOf(row),
    createdAt: row.created_at,
    ...(reader !== 'public' && contactOf(row, reader)),
  }
}

function figuresOf({ rating_sum, rating_count }: Pick<MentorRow, 'rating_sum' | 'rating_count'>) {
  return {
    ...(rating_count >= RATING_SHOWN_FROM && { rating: Math.round((rating_sum / rating_count) * 10) / 10 }),
    ...(rating_count > 0 && { reviewCount: rating_count }),
  }
}

function contactOf(row: MentorRow, reader: 'owner' | 'signed-in') {
  const hiddenContact = hiddenContactOf(row)
  const isShown = (detail: HiddenContact[number]) => reader === 'owner' || !hiddenContact.includes(detail)
  return {
    ...(row.email && isShown('email') && { email: row.email }),
    ...(row.mobile && isShown('mobile') && { mobile: row.mobile }),
    ...(reader === 'owner' && { hiddenContact }),
    ...(reader === 'owner' && row.certificate_name && { certificateName: row.certificate_name }),
  }
}

/** Tells whether the mentor's page shows signed-in people an e-mail address or a phone number. */
export const showsContact = (row: MentorRow): boolean => {
  const hidden = hiddenContactOf(row)
  return !hidden.includes('email') || (Boolean(row.mobile) && !hidden.includes('mobile'))
}

type HidingColumns = Pick<Selectable<MentorsTable>, 'hides_email' | 'hides_mobile'>

const hiddenContactOf = (row: Partial<HidingColumns>): HiddenContact =>
  CONTACT_DETAILS.filter((detail) => row[`hides_${detail}`] !== 0)

/** Returns the columns that store which contact details a mentor hides. */
export const hidingColumns = (hidden: HiddenContact): HidingColumns => ({
  hides_email: hidden.includes('email') ? 1 : 0,
  hides_mobile: hidden.includes('mobile') ? 1 : 0,
})

const noTags = (): MentorTags => ({ domains: [], links: [], languages: [], topics: [] })

const LISTS = ['domains', 'links', 'languages', 'topics'] as const satisfies (keyof MentorTags)[]

async function tagRows(db: Database, ids: string[]) {
  const rows = []
  for (const list of LISTS)
    for (const row of await db
      .selectFrom(`mentor_${list}`)
      .select(['person_id', 'value'])
      .where('person_id', 'in', ids)
      .orderBy('person_id')
      .orderBy('position')
      .execute())
      rows.push({ ...row, list })
  return rows
}

/** The tables of a mentor's lists. */
export type MentorListTable = `mentor_${(typeof LISTS)[number]}`

export const MENTOR_LIST_TABLES = LISTS.map((list): MentorListTable => `mentor_${list}`)

export async function replaceMentorList(
  db: Database,
  table: MentorListTable,
  mentorId: string,
  values: string[],
) {
  await db.deleteFrom(table).where('person_id', '=', mentorId).execute()
  const rows = values.map((value, position) => ({ person_id: mentorId, position, value }))
  if (rows.length > 0) await db.insertInto(table).values(rows).execute()
}
