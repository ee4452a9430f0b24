import { CONTACT_DETAILS, type HiddenContact, type Mentor } from '@mentor-connect/contract/api/people'
import type { Kysely, Selectable } from 'kysely'
import type { ApiDatabase, MentorsTable } from '../database/schema'

export interface MentorTags {
  domains: string[]
  /** Social links. */
  links: string[]
}

/** Who reads: the mentor, a signed-in person on the mentor's page, or anybody. */
export type MentorReader = 'owner' | 'signed-in' | 'public'

/** A mentor's whole account, for its owner only. */
export async function loadMentor(db: Kysely<ApiDatabase>, id: string): Promise<Mentor | undefined> {
  const row = await db.selectFrom('mentors').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const tags = await loadMentorTags(db, [id])
  return presentMentor(row, tags.get(id) ?? NO_TAGS, 'owner')
}

/** Domains and links of several mentors, by mentor id. Every requested id has an entry. */
export async function loadMentorTags(
  db: Kysely<ApiDatabase>,
  ids: string[],
): Promise<Map<string, MentorTags>> {
  const tags = new Map(ids.map((id) => [id, { domains: [] as string[], links: [] as string[] }]))
  if (ids.length === 0) return tags
  for (const { person_id, value } of await tagRows(db, 'mentor_domains', ids))
    tags.get(person_id)?.domains.push(value)
  for (const { person_id, value } of await tagRows(db, 'mentor_links', ids))
    tags.get(person_id)?.links.push(value)
  return tags
}

export function presentMentor(row: Selectable<MentorsTable>, tags: MentorTags, reader: MentorReader): Mentor {
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
    createdAt: row.created_at,
    ...(reader !== 'public' && contactOf(row, reader)),
  }
}

function contactOf(row: Selectable<MentorsTable>, reader: 'owner' | 'signed-in') {
  const hiddenContact = hiddenContactOf(row)
  const isShown = (detail: HiddenContact[number]) => reader === 'owner' || !hiddenContact.includes(detail)
  return {
    ...(isShown('email') && { email: row.email }),
    ...(row.mobile && isShown('mobile') && { mobile: row.mobile }),
    ...(reader === 'owner' && { hiddenContact }),
  }
}

type HidingColumns = Pick<Selectable<MentorsTable>, 'hides_email' | 'hides_mobile'>

const hiddenContactOf = (row: HidingColumns): HiddenContact =>
  CONTACT_DETAILS.filter((detail) => row[`hides_${detail}`] === 1)

/** The columns for what a mentor hides. */
export const hidingColumns = (hidden: HiddenContact): HidingColumns => ({
  hides_email: hidden.includes('email') ? 1 : 0,
  hides_mobile: hidden.includes('mobile') ? 1 : 0,
})

const NO_TAGS: MentorTags = { domains: [], links: [] }

function tagRows(db: Kysely<ApiDatabase>, table: 'mentor_domains' | 'mentor_links', ids: string[]) {
  return db
    .selectFrom(table)
    .select(['person_id', 'value'])
    .where('person_id', 'in', ids)
    .orderBy('person_id')
    .orderBy('position')
    .execute()
}
