import type { Role } from '@mentor-connect/contract/accounts/people'
import type { PostState } from '@mentor-connect/contract/admin/cases'
import type { Locale } from '@mentor-connect/contract/api/locales'
import type {
  ChatReportKind,
  HideableKind,
  ReportKind,
  ToldAtOnceKind,
} from '@mentor-connect/contract/trust/reports'
import type { NewReport } from '@mentor-connect/contract/trust/safety'
import type { Recipient } from '../../platform/mail/mailContent'
import type { Database, Instant, Tx } from '../database/schema'
import type { ApiDependencies } from '../dependencies'

/**
 * Everything that one kind of content needs in order to be reported, to be evidence and to be hidden. The domain that
 * stores the content describes it in its `reportables.ts`, and its `domain.ts` registers it.
 */
export interface Reportable {
  /** Finds the subject of a report. Undefined if it does not exist, or the reporter cannot see it. */
  find: (db: Database, report: NewReport) => Promise<Subject | undefined>
  /**
   * A report about something that does not exist is refused with this name; null if it is answered like any other
   * report.
   */
  refusedAs: string | null
  /** Null for contents that operators cannot hide. */
  hiding: Hiding | null
}

/** Something that was reported, as it is now. */
export interface Subject {
  /** Identifies it among those of its kind. */
  id: string
  /** The person who is responsible for it. */
  about: { id: string; role: Role }
  /** The evidence. */
  content: object
}

/**
 * The person who is responsible for contents that operators have made in the name of the platform. No account has
 * this id, so a case about it leads to no sanction.
 */
export const PLATFORM = { id: 'platform', role: 'mentor' } satisfies Subject['about']

export interface Hiding {
  /** The present states, by id. Those that are deleted are missing. */
  states: (db: Database, ids: string[]) => Promise<Map<string, PostState>>
  /**
   * Hides the content, or shows it again if `at` is null; later reports do not hide it. Returns false if this is not
   * possible.
   */
  set: (tx: Tx, id: string, change: { at: Instant | null; now: Instant }) => Promise<boolean>
  /** Locks the account that `set` also locks, because accounts are locked before the audit; missing if it locks none. */
  lockFirst?: (tx: Tx, id: string) => Promise<unknown>
  /**
   * Hides a content that many people have reported, unless an operator has looked at it; null for contents that
   * reports alone never hide.
   */
  hideReported: ((tx: Tx, id: string, now: Instant) => Promise<unknown>) | null
  /** Tells others than the author that it was hidden or is shown again. */
  announce:
    | ((tx: Tx, dependencies: Pick<ApiDependencies, 'jobs' | 'clock'>, id: string) => Promise<void>)
    | null
  /** Tells its author at once; null if the decision of the case does. */
  telling: Telling | null
  /** Finds the file that operators may open; undefined if the content was deleted. */
  findFile: ((db: Database, id: string) => Promise<SentFile | undefined>) | null
}

/** The way in which an author learns that something was hidden, or is shown again. */
export interface Telling {
  find: (db: Database, id: string) => Promise<Told | undefined>
  hidden: Record<Locale, HidingWords>
  shown: Record<Locale, HidingWords>
}

export interface Told {
  author: Recipient & { id: string }
  /** Title of the content in the mail. */
  title: string
  /** Subject of the notification. */
  subject: string
}

export interface HidingWords {
  subject: string
  heading: string
  body: (title: string) => string
}

/** A file that was sent, and its stored copy. */
export interface SentFile {
  /** Null if nothing was attached. */
  path: string | null
  folder: string | null
  name: string | null
}

/** The compiler asks for each kind: how it is hidden, and the words for its author if they are told at once. */
export type Reportables = {
  [Kind in Exclude<ReportKind, ChatReportKind>]: Kind extends HideableKind
    ? Reportable & { hiding: Hiding & { telling: TellingOf<Kind> } }
    : Reportable
}

type TellingOf<Kind extends HideableKind> = Kind extends ToldAtOnceKind ? Telling : null
