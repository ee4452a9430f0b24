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
 * Describes how one kind of content is reported, becomes evidence and is hidden. The domain that stores the
 * content describes it in its `reportables.ts`, and its `domain.ts` registers it.
 */
export interface Reportable {
  /**
   * Finds the subject of a report. Returns undefined if it does not exist, or if the reporter cannot see it.
   */
  find: (db: Database, report: NewReport) => Promise<Subject | undefined>
  /**
   * The name of the content in the error with which a report about missing content is refused. If null, such
   * a report gets the same response as any other.
   */
  refusedAs: string | null
  /** Null for contents that operators cannot hide. */
  hiding: Hiding | null
}

/** Reported content in its present state. */
export interface Subject {
  /** Unique among the contents of the kind. */
  id: string
  /** The person who is responsible for the content. */
  about: { id: string; role: Role }
  /** A copy of the content, which is stored as evidence. */
  content: object
}

/**
 * The id and role that stand for a responsible person if operators have created the content on behalf of the
 * platform. No account has this id, so a case about it leads to no sanction.
 */
export const PLATFORM = { id: 'platform', role: 'mentor' } satisfies Subject['about']

export interface Hiding {
  /** Returns the present states by id. Deleted contents are missing in the result. */
  states: (db: Database, ids: string[]) => Promise<Map<string, PostState>>
  /**
   * Hides the content, or shows it again if `at` is null. Content that was shown again is not hidden by later
   * reports. Returns false if the change is not possible.
   */
  set: (tx: Tx, id: string, change: { at: Instant | null; now: Instant }) => Promise<boolean>
  /**
   * Locks the account that `set` also locks. It is called first, because accounts are locked before the audit
   * log. Undefined if `set` locks no account.
   */
  lockFirst?: (tx: Tx, id: string) => Promise<unknown>
  /**
   * Hides content that many people have reported, unless an operator has reviewed it. Null if reports alone
   * never hide content of this kind.
   */
  hideReported: ((tx: Tx, id: string, now: Instant) => Promise<unknown>) | null
  /** Informs people other than the author that the content was hidden or is shown again. */
  announce:
    | ((tx: Tx, dependencies: Pick<ApiDependencies, 'jobs' | 'clock'>, id: string) => Promise<void>)
    | null
  /** Notifies the author at once. Null if the author only gets the decision on the case. */
  telling: Telling | null
  /**
   * Finds the file that operators may open; undefined if the content was deleted. Null if contents of this
   * kind have no file.
   */
  findFile: ((db: Database, id: string) => Promise<SentFile | undefined>) | null
}

/** The notifications and mails by which an author learns that content was hidden or is shown again. */
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
  /** Path of the stored copy; null if nothing was attached. */
  path: string | null
  folder: string | null
  name: string | null
}

/**
 * All kinds of reportable content. The type requires each kind to say how it is hidden, and with which words
 * its author is notified if that happens at once.
 */
export type Reportables = {
  [Kind in Exclude<ReportKind, ChatReportKind>]: Kind extends HideableKind
    ? Reportable & { hiding: Hiding & { telling: TellingOf<Kind> } }
    : Reportable
}

type TellingOf<Kind extends HideableKind> = Kind extends ToldAtOnceKind ? Telling : null
