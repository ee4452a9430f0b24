import type { Selectable } from 'kysely'
import type { Instant, Database } from '../../kernel/database/schema'
import type { CaseHistoryTable, CaseReportsTable } from '../../kernel/database/safetyTables'
import { findPerson } from '../../accounts/people/person.repo'
import { sanctionsOf, type Sanction } from '../../accounts/people/sanctions.repo'
import { sha256, type Case } from '../../trust/safety/cases.repo'

const WARNINGS = 3
const YEAR_MS = 365 * 24 * 60 * 60_000

export function findCase(db: Database, id: string): Promise<Case | undefined> {
  return db.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirst()
}

export interface CaseDetails {
  case: Case
  /** The reported person; null if the account was deleted. */
  person: { name: string; email: string } | null
  reports: Selectable<CaseReportsTable>[]
  history: Selectable<CaseHistoryTable>[]
  sanctions: Sanction[]
  /** `suspension` is proposed after three warnings within a year; null otherwise. */
  proposal: 'suspension' | null
}

/**
 * A copy of the reported content at the time of the report. `isIntact` is true if the copy has not been
 * altered since.
 */
export interface Evidence {
  reportId: string
  capturedAt: Instant
  content: Record<string, unknown>
  isIntact: boolean
}

/** Returns all data about a case except its evidence. */
export async function detailsOf(db: Database, found: Case, now: Date): Promise<CaseDetails> {
  const person = await findPerson(db, found.about_role, found.about_id)
  const sanctions = await sanctionsOf(db, found.about_id)
  return {
    case: found,
    person: person ? { name: person.name, email: person.email } : null,
    reports: await reportsOf(db, found.id),
    history: await historyOf(db, found.id),
    sanctions,
    proposal: warningsSince(sanctions, now) >= WARNINGS ? 'suspension' : null,
  }
}

function warningsSince(sanctions: Sanction[], now: Date): number {
  const since = new Date(now.getTime() - YEAR_MS).toISOString()
  return sanctions.filter((one) => one.kind === 'warning' && !one.ended_at && one.imposed_at > since).length
}

export function reportsOf(db: Database, caseId: string) {
  return db
    .selectFrom('case_reports')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/**
 * Returns the evidence of a case. Operators see it only through `viewEvidence`, which records the access in
 * the audit.
 */
export async function evidenceOf(db: Database, caseId: string): Promise<Evidence[]> {
  const rows = await db
    .selectFrom('case_evidence')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('captured_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    reportId: row.report_id,
    capturedAt: row.captured_at,
    content: JSON.parse(row.content) as Record<string, unknown>,
    isIntact: sha256(row.content) === row.sha256,
  }))
}

function historyOf(db: Database, caseId: string) {
  return db
    .selectFrom('case_history')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('at')
    .orderBy('id')
    .execute()
}
