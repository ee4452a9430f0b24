import {
  APPLICATION_SORTS,
  type Application,
  type ApplicationSort,
  type ListedApplication,
  type Standing,
} from '@mentor-connect/contract/admin/applications'
import { sql, type SqlBool } from 'kysely'
import type { Database } from '../../kernel/database/schema'
import { loadMentorTags } from '../../accounts/people/mentorAccount.repo'
import { cutPage, inOrder, orderOf } from '../sortedPage'

const ACTS_SHOWN = 50

const SUSPENDED = sql<SqlBool>`exists (select 1 from sanctions where suspends = mentors.id)`
const REJECTED = sql<SqlBool>`exists (select 1 from operator_acts where target = mentors.id and act = 'mentors reject')`

const SORT_COLUMNS = {
  joined: { column: 'created_at' },
  experience: { column: 'experience', isNumber: true },
} as const

/** Returns a page of mentors, longest waiting first. */
export async function applicationPage(
  db: Database,
  {
    standing,
    sort = APPLICATION_SORTS[0],
    after,
  }: { standing?: Standing; sort?: ApplicationSort; after?: string },
): Promise<{ rows: ListedApplication[]; next: string | null }> {
  let query = inOrder(listed(db), orderOf(sort, SORT_COLUMNS, 'id'), after)
  if (standing) query = query.where(hasStanding(standing))
  const { rows, next } = cutPage(await query.execute())
  return { rows: rows.map(present), next }
}

/** SQL condition: whether a row of `mentors` has this standing. */
export function hasStanding(standing: Standing) {
  const active = sql<SqlBool>`status = 'active'`
  if (standing === 'suspended') return SUSPENDED
  if (standing === 'active') return sql<SqlBool>`${active} and not ${SUSPENDED}`
  return standing === 'rejected'
    ? sql<SqlBool>`status = 'inactive' and not ${SUSPENDED} and ${REJECTED}`
    : sql<SqlBool>`status = 'inactive' and not ${SUSPENDED} and not ${REJECTED}`
}

function listed(db: Database) {
  return db
    .selectFrom('mentors')
    .select(['id', 'name', 'email', 'status', 'expertise', 'experience', 'created_at'])
    .select(['mobile', 'profile', 'language'])
    .select(sql<number | boolean>`${SUSPENDED}`.as('suspended'))
    .select(sql<number | boolean>`${REJECTED}`.as('rejected'))
    .where('verified', '=', 1)
}

type Row = Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>>

const present = ({ id, name, email, expertise, experience, created_at, ...row }: Row): ListedApplication => ({
  id,
  name,
  email,
  expertise,
  experience,
  joinedAt: created_at,
  standing: standingOf(row),
})

function standingOf({
  status,
  suspended,
  rejected,
}: Pick<Row, 'status' | 'suspended' | 'rejected'>): Standing {
  if (suspended) return 'suspended'
  if (status === 'active') return 'active'
  return rejected ? 'rejected' : 'pending'
}

/**
 * Returns everything that an applicant has entered.
 *
 * @param addressOf turns the path of a picture into its URL
 */
export async function findApplication(
  db: Database,
  id: string,
  addressOf: (path: string) => string,
): Promise<Application | undefined> {
  const row = await listed(db).where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const tags = (await loadMentorTags(db, [id])).get(id)
  const history = await db
    .selectFrom('operator_acts')
    .select(['at', 'operator', 'act', 'reason'])
    .where('target', '=', id)
    .orderBy('seq', 'desc')
    .limit(ACTS_SHOWN)
    .execute()
  const { mobile, profile, language } = row
  const picture = profile ? addressOf(profile) : null
  return {
    ...present(row),
    mobile,
    picture,
    language,
    history,
    domains: tags?.domains ?? [],
    links: tags?.links ?? [],
  }
}
