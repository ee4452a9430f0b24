import type { Role } from '@mentor-connect/contract/accounts/people'
import type { SanctionKind } from '@mentor-connect/contract/trust/sanctions'
import type { ReportCategory, ReportKind } from '@mentor-connect/contract/trust/reports'
import type { Generated } from 'kysely'
import type { Flag, Instant } from './columnTypes'

/** What operators have decided about people. Rows are deleted with the account. */
export interface SanctionsTable {
  id: string
  person_id: string
  role: Role
  kind: SanctionKind
  /** Shown to the person; null for a note. */
  reason: string | null
  /** For operators. */
  note: Generated<string | null>
  case_id: Generated<string | null>
  imposed_at: Instant
  /** The operator, or `AUTOMATIC`. */
  imposed_by: string
  /** When it ends by itself; null if it does not. */
  until: Generated<Instant | null>
  ended_at: Generated<Instant | null>
  ended_by: Generated<string | null>
  /** A mentor's status before the suspension; a suspended mentor is inactive. */
  mentor_status: Generated<'active' | 'inactive' | null>
  /** The person while this is a suspension in force, otherwise null. Unique. */
  suspends: Generated<string | null>
  /** The person while this is a limit in force, otherwise null. Unique. */
  limits: Generated<string | null>
}

export type CaseState = 'open' | 'assigned' | 'decided'
export type Severity = 'normal' | 'high'
/** `dismissed`: nothing had to be done. The others name the sanction. */
export type CaseOutcome = 'dismissed' | SanctionKind

/** What people have reported about one person, and what operators made of it. */
export interface CasesTable {
  id: string
  about_id: string
  about_role: Role
  state: CaseState
  severity: Severity
  opened_at: Instant
  due_at: Instant
  /** The operator who works on it. */
  assignee: Generated<string | null>
  outcome: Generated<CaseOutcome | null>
  decided_at: Generated<Instant | null>
  decided_by: Generated<string | null>
  /** The person while the case is not decided, otherwise null. Unique: reports about one person join one open case. */
  open_about: string | null
}

export interface CaseReportsTable {
  id: string
  case_id: string
  reporter_id: string
  kind: ReportKind
  /** Identifies what was reported, for example `course:42`. */
  subject: string
  category: ReportCategory
  text: string
  created_at: Instant
}

/** What was reported, as it was then. Triggers refuse changes. */
export interface CaseEvidenceTable {
  id: string
  case_id: string
  report_id: string
  captured_at: Instant
  /** JSON. */
  content: string
  /** Hash of `content`, in hexadecimal digits. */
  sha256: string
  /** Whether it may be deleted. */
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
