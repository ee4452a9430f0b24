import type { Role } from '@mentor-connect/contract/accounts/people'
import type { SanctionKind } from '@mentor-connect/contract/trust/sanctions'
import type { ReportCategory, ReportKind } from '@mentor-connect/contract/trust/reports'
import type { Generated } from 'kysely'
import type { Flag, Instant } from './columnTypes'

/** Decisions (sanctions) of operators about people. Rows are deleted with the account. */
export interface SanctionsTable {
  id: string
  person_id: string
  role: Role
  kind: SanctionKind
  /** Shown to the person; null for a note. */
  reason: string | null
  /** Note of the operator, shown only to operators. */
  note: Generated<string | null>
  case_id: Generated<string | null>
  imposed_at: Instant
  /** Name of the operator, or `AUTOMATIC`. */
  imposed_by: string
  /** The time at which the sanction ends automatically; null if it does not. */
  until: Generated<Instant | null>
  ended_at: Generated<Instant | null>
  ended_by: Generated<string | null>
  /** A mentor's status before the suspension, because a suspended mentor is inactive. */
  mentor_status: Generated<'active' | 'inactive' | null>
  /**
   * Equal to `person_id` while the row is a suspension in force; otherwise null. Unique, so that a person has
   * at most one.
   */
  suspends: Generated<string | null>
  /**
   * Equal to `person_id` while the row is a limit in force; otherwise null. Unique, so that a person has at
   * most one.
   */
  limits: Generated<string | null>
}

export type CaseState = 'open' | 'assigned' | 'decided'
export type Severity = 'normal' | 'high'
/** Outcome of a case: `dismissed` if nothing had to be done, otherwise the kind of sanction. */
export type CaseOutcome = 'dismissed' | SanctionKind

/** A case: reports about one person, and the decision of operators on them. */
export interface CasesTable {
  id: string
  about_id: string
  about_role: Role
  state: CaseState
  severity: Severity
  opened_at: Instant
  due_at: Instant
  /** The operator who works on the case. */
  assignee: Generated<string | null>
  outcome: Generated<CaseOutcome | null>
  decided_at: Generated<Instant | null>
  decided_by: Generated<string | null>
  /**
   * Equal to `about_id` until the case is decided; null after it. Unique, so that a person has at most one
   * undecided case, to which further reports are added.
   */
  open_about: string | null
}

export interface CaseReportsTable {
  id: string
  case_id: string
  reporter_id: string
  kind: ReportKind
  /** Identifies the reported content, for example `course:42`. */
  subject: string
  category: ReportCategory
  text: string
  created_at: Instant
}

/** A copy of the reported content, made at `captured_at`. Triggers refuse changes. */
export interface CaseEvidenceTable {
  id: string
  case_id: string
  report_id: string
  captured_at: Instant
  /** The reported content as JSON. */
  content: string
  /** Hash of `content`, in hexadecimal digits. */
  sha256: string
  /** 1 if the evidence may be deleted. */
  released: Generated<Flag>
}

export interface CaseHistoryTable {
  id: string
  case_id: string
  at: Instant
  operator: string
  event: 'opened' | 'limited' | 'assigned' | 'decided' | 'reopened'
  detail: string | null
}

export interface AppealsTable {
  id: string
  sanction_id: string
  text: string
  created_at: Instant
  state: 'open' | 'accepted' | 'rejected'
  answer: Generated<string | null>
  decided_at: Generated<Instant | null>
  decided_by: Generated<string | null>
}

export interface SafetyTables {
  sanctions: SanctionsTable
  appeals: AppealsTable
  cases: CasesTable
  case_reports: CaseReportsTable
  case_evidence: CaseEvidenceTable
  case_history: CaseHistoryTable
}
