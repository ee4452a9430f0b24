import type { Generated } from 'kysely'
import type { Instant } from './columnTypes'

interface OpeningAlertsTable {
  id: string
  learner_id: string
  name: string
  /** JSON of `AlertCriteria`, always in the same order, so that equal searches are equal texts. */
  criteria: string
  /**
   * The alert finds openings that were posted after this time. It is the time at which the alert was saved or
   * last resumed.
   */
  since: Instant
  /** Null while the alert is active. */
  paused_at: Instant | null
  created_at: Instant
}

/** The learners who have ever saved an alert. */
interface OpeningAlertPeopleTable {
  learner_id: string
  /** All openings that were posted before this time have been compared with the learner's alerts. */
  checked_to: Instant
  /** JSON list of ids of the openings for the next weekly mail, the newest first. */
  to_mail: Generated<string>
  /** The time at which the next weekly mail is due; null if no opening waits for it. */
  mail_at: Instant | null
}

export interface OpeningAlertTables {
  opening_alerts: OpeningAlertsTable
  opening_alert_people: OpeningAlertPeopleTable
}
