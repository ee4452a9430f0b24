import type {
  BriefState,
  CardColumn,
  MilestoneState,
  RequestKind,
  RequestState,
  TeamState,
} from '@mentor-connect/contract/work/projects/projectRules'
import type { ColumnType, Generated } from 'kysely'
import type { Flag, Instant } from './columnTypes'

interface ProjectBriefsTable {
  id: string
  mentor_id: string
  state: BriefState
  /** Number of changes to the brief so far. */
  version: number
  language: string
  weeks: number
  /** Maximum number of teams that can exist at the same time. */
  teams: number
  /** 1 while everybody can read the brief. Triggers maintain it. */
  listed: ColumnType<Flag, undefined, never>
  /** Number of free places in all teams that exist or may still be formed. */
  free_places: Generated<number>
  /** The time at which the brief was first visible to everybody; null before that. */
  posted_at: Instant | null
  hidden_at: ColumnType<Instant | null, Instant | null | undefined, Instant | null>
  closed_at: Instant | null
  created_at: Instant
  updated_at: Instant
  title: string
  goal: string
  /** JSON list of the names of subjects, and of other words. */
  skills: string
  /** JSON: `ProjectRole[]`. */
  roles: string
  /** JSON: `BriefMilestone[]`. */
  milestones: string
  description: string
}

interface ProjectRequestsTable {
  hidden_at: ColumnType<Instant | null, undefined, Instant | null>
  id: string
  brief_id: string
  learner_id: string
  kind: RequestKind
  state: RequestState
  version: number
  role_id: string
  note: string
  answer: string | null
  team_id: string | null
  sent_at: Instant
  answered_at: Instant | null
}

interface ProjectTeamsTable {
  id: string
  /** Null after the brief was deleted together with its mentor's account. */
  brief_id: string | null
  /** Null after the mentor's account was deleted. */
  mentor_id: string | null
  number: number
  state: TeamState
  version: number
  language: string
  weeks: number
  /** Number of changes of the board so far. */
  board_seq: Generated<number>
  started_at: Instant | null
  ends_on: string | null
  ended_at: Instant | null
  /** The time at which a person of the team last wrote or changed something. */
  last_active_at: Instant
  /**
   * The time at which a quiet team was asked how it is doing, or a mentor was reminded of the final
   * decisions; null if neither has happened.
   */
  asked_at: Instant | null
  /** The time at which a team that is at work fell below two people. */
  alone_since: Instant | null
  /** The time at which the members were told that their mentor is no longer available. */
  mentor_gone_at: ColumnType<Instant | null, undefined, Instant | null>
  /** The time at which the members are next asked the weekly question; null unless the team is at work. */
  check_in_at: ColumnType<Instant | null, undefined, Instant | null>
  /**
   * The mentor to whom the team is offered. This column and the next, the time of the offer, are null if it
   * is not offered.
   */
  offered_to: ColumnType<string | null, undefined, string | null>
  offered_at: ColumnType<Instant | null, undefined, Instant | null>
  created_at: Instant
  title: string
  goal: string
  /** JSON: `ProjectRole[]`. */
  roles: string
  description: string
}

interface ProjectMembersTable {
  team_id: string
  learner_id: string
  role_id: string
  role: string
  joined_at: Instant
  left_at: Instant | null
  /** The mentor's reason for removing the person; null if the person has left. */
  removal_reason: string | null
  /** 1 if the mentor has confirmed the contribution, 0 if not; null before the mentor decides. */
  is_proven: Flag | null
  decision: string | null
  decided_at: Instant | null
}

interface ProjectCardsTable {
  id: string
  team_id: string
  list: CardColumn
  /** Sort key within the column (`rankBetween`). */
  rank: string
  /** The person to whom the card is assigned. */
  learner_id: string | null
  due_on: string | null
  title_version: number
  text_version: number
  assignee_version: number
  due_version: number
  place_version: number
  comments: Generated<number>
  /** `board_seq` of the team when the card was last changed. */
  seq: number
  created_by: string | null
  /**
   * Id of the person who last changed the title or the text. Empty after the account was deleted; null if
   * nobody has changed them.
   */
  text_by: string | null
  created_at: Instant
  changed_at: Instant
  deleted_at: Instant | null
  hidden_at: ColumnType<Instant | null, undefined, Instant | null>
  /** The day of the last reminder that the card is due. */
  reminded_on: ColumnType<string | null, undefined, string | null>
  title: string
  text: string
}

interface ProjectCommentsTable {
  id: string
  team_id: string
  card_id: string
  person_id: string
  written_at: Instant
  hidden_at: ColumnType<Instant | null, undefined, Instant | null>
  text: string
}

interface ProjectFilesTable {
  hidden_at: ColumnType<Instant | null, undefined, Instant | null>
  /** The folder of the file in the file store. */
  id: string
  team_id: string
  person_id: string
  path: string
  added_at: Instant
}

interface ProjectMilestonesTable {
  team_id: string
  id: string
  position: number
  due_on: string
  state: MilestoneState
  /** Number of the last submission. */
  number: Generated<number>
  reminded_at: ColumnType<Instant | null, undefined, Instant | null>
  title: string
  text: string
  /** JSON: `Rubric`. */
  rubric: string
}

interface ProjectSubmissionsTable {
  /**
   * Identifies the text in reports. Null if an earlier version of the server, which had no ids, wrote the
   * row.
   */
  id: string | null
  hidden_at: ColumnType<Instant | null, undefined, Instant | null>
  team_id: string
  milestone_id: string
  number: number
  /** Id of the member who handed in the submission. */
  learner_id: string | null
  sent_at: Instant
  outcome: 'approved' | 'returned' | null
  decided_at: Instant | null
  points: number | null
  /** JSON: `CriterionMark[]`. */
  marks: string | null
  /** JSON list of addresses. */
  links: string
  /** JSON list of ids of the team's files. */
  files: string
  text: string
  remarks: string | null
}

interface ProjectCheckInsTable {
  /**
   * Identifies the text in reports. Null if an earlier version of the server, which had no ids, wrote the
   * row.
   */
  id: string | null
  hidden_at: ColumnType<Instant | null, undefined, Instant | null>
  team_id: string
  week: number
  learner_id: string
  written_at: Instant
  text: string
}

interface ProjectContributionsTable {
  /**
   * Identifies the text in reports. Null if an earlier version of the server, which had no ids, wrote the
   * row.
   */
  id: string | null
  hidden_at: ColumnType<Instant | null, undefined, Instant | null>
  team_id: string
  /** Id of the author. */
  learner_id: string
  about_id: string
  written_at: Instant
  text: string
}

export interface ProjectTables {
  project_briefs: ProjectBriefsTable
  project_skills: { brief_id: string; value: string }
  project_requests: ProjectRequestsTable
  project_teams: ProjectTeamsTable
  project_members: ProjectMembersTable
  project_cards: ProjectCardsTable
  project_comments: ProjectCommentsTable
  project_files: ProjectFilesTable
  project_milestones: ProjectMilestonesTable
  project_submissions: ProjectSubmissionsTable
  project_check_ins: ProjectCheckInsTable
  project_contributions: ProjectContributionsTable
}
