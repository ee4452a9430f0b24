import {
  DECIDED_CASE_SORTS,
  OPEN_CASE_SORTS,
  type CaseAge,
  type CaseDetail,
  type CaseReport,
  type CaseSort,
  type CaseView,
  type ListedCase,
} from '@mentor-connect/contract/admin/cases'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { ReportKind } from '@mentor-connect/contract/trust/reports'
import { sql, type SqlBool } from 'kysely'
import type { Database } from '../../kernel/database/schema'
import { PLATFORM } from '../../kernel/reportables/reportable'
import type { Case } from '../../trust/safety/cases.repo'
import type { CaseDetails } from '../../operator/safety/cases.query'
import type { ActingOnPosts } from '../../operator/safety/posts.repo'
import { cutPage, inOrder, orderOf } from '../sortedPage'
import { presentSanction } from '../people/presentSanction'
import { reportedPosts } from './reportedPosts.query'

interface CaseFilter {
  view?: CaseView
  kind?: ReportKind
  age?: CaseAge
  sort?: CaseSort
  after?: string
}

interface Viewer {
  /** Id of the operator who is signed in. */
  operator: string
  now: Date
}

const AGE_MS = { day: DAY_MS, week: 7 * DAY_MS }

const SORT_COLUMNS = {
  due: { column: 'cases.due_at' },
  opened: { column: 'cases.opened_at' },
  decided: { column: 'cases.decided_at' },
} as const

/** Returns a page of cases: open ones by due time, or decided ones, newest first. */
export async function casePage(
  db: Database,
  { view = 'open', kind, age, sort, after }: CaseFilter,
  { operator, now }: Viewer,
): Promise<{ rows: ListedCase[]; next: string | null }> {
  const isDecided = view === 'decided'
  const order = orderOf(sortOf(view, sort), SORT_COLUMNS, 'cases.id')
  let query = inOrder(casesWithNames(db), order, after).where(
    sql<SqlBool>`cases.open_about is ${isDecided ? sql`null` : sql`not null`}`,
  )
  if (view === 'free') query = query.where('state', '=', 'open')
  if (view === 'mine') query = query.where('state', '=', 'assigned').where('assignee', '=', operator)
  if (kind) query = query.where(hasReportOf(kind))
  if (age === 'late') query = query.where('due_at', '<', now.toISOString())
  else if (age) query = query.where('opened_at', '<', new Date(now.getTime() - AGE_MS[age]).toISOString())
  const page = cutPage(await query.execute())
  const reports = await countReports(
    db,
    page.rows.map(({ id }) => id),
  )
  const rows = page.rows.map((row) => ({ ...present(row, row), ...reportsIn(reports, row.id) }))
  return { rows, next: page.next }
}

/** Returns the order, or the default of the view if the view does not support this order. */
function sortOf(view: CaseView, sort: CaseSort | undefined): CaseSort {
  const allowed: readonly CaseSort[] = view === 'decided' ? DECIDED_CASE_SORTS : OPEN_CASE_SORTS
  return allowed.find((one) => one === sort) ?? allowed[0]!
}

const hasReportOf = (kind: ReportKind) =>
  sql<SqlBool>`exists (select 1 from case_reports where case_id = cases.id and kind = ${kind})`

const casesWithNames = (db: Database) =>
  db
    .selectFrom('cases')
    .leftJoin('people_search', 'people_search.person_id', 'cases.about_id')
    .selectAll('cases')
    .select(['people_search.name', 'people_search.email'])

async function countReports(db: Database, caseIds: string[]) {
  if (caseIds.length === 0) return []
  return db
    .selectFrom('case_reports')
    .select(['case_id', 'kind'])
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('case_id', 'in', caseIds)
    .groupBy(['case_id', 'kind'])
    .orderBy('kind')
    .execute()
}

function reportsIn(counts: Awaited<ReturnType<typeof countReports>>, caseId: string) {
  const own = counts.filter(({ case_id }) => case_id === caseId)
  return {
    reports: own.reduce((sum, { count }) => sum + Number(count), 0),
    kinds: own.map(({ kind }) => kind),
  }
}

const present = (found: Case, person: { name: string | null; email: string | null } | null) => ({
  id: found.id,
  about: {
    id: found.about_id,
    role: found.about_role,
    name: person?.name ?? null,
    email: person?.email ?? null,
    ...(found.about_id === PLATFORM.id && { isPlatform: true }),
  },
  state: found.state,
  severity: found.severity,
  openedAt: found.opened_at,
  dueAt: found.due_at,
  assignee: found.assignee,
  outcome: found.outcome,
  decidedAt: found.decided_at,
  decidedBy: found.decided_by,
})

/** Returns a case as an operator sees it before opening the evidence. */
export async function presentCase(posts: ActingOnPosts, details: CaseDetails): Promise<CaseDetail> {
  const { case: found, person, reports, history, sanctions, proposal } = details
  const reporters = await namesOf(
    posts.db,
    reports.map(({ reporter_id }) => reporter_id),
  )
  const reported = await reportedPosts(posts, reports)
  return {
    ...present(found, person),
    reports: reports.map(({ id, kind, category, text, created_at, reporter_id }): CaseReport => ({
      id,
      kind,
      category,
      text,
      at: created_at,
      reporter: reporters.get(reporter_id) ?? null,
      post: reported.get(id),
    })),
    history: history.map(({ at, operator, event, detail }) => ({ at, operator, event, detail })),
    sanctions: sanctions.map(presentSanction),
    proposal,
  }
}

async function namesOf(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, NonNullable<CaseReport['reporter']>>()
  const rows = await db
    .selectFrom('people_search')
    .select(['person_id as id', 'role', 'name'])
    .where('person_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
