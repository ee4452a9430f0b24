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
  /** Number of changes so far. */
  version: number
  language: string
  weeks: number
  /** Number of teams that can exist at the same time. */
  teams: number
  /** 1 while everybody can read it. Triggers maintain it. */
  listed: ColumnType<Flag, undefined, never>
  /** Number of free places in all teams that exist or can begin. */
  free_places: Generated<number>
  /** The time at which it was shown for the first time; null before. */
  posted_at: Instant | null
  hidden_at: ColumnType<Instant | null, Instant | null | undefined, Instant | null>
  closed_at: Instant | null
  created_at: Instant
  updated_at: Instant
  title: string
  goal: string
  /** JSON: subjects and words. */
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
  /** Null after the brief was deleted with the account of its mentor. */
  brief_id: string | null
  /** Null after the account was deleted. */
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
  /** The last time at which somebody of the team wrote or changed something. */
  last_active_at: Instant
  /**
   * The time at which a quiet team was asked how it goes, or a mentor was reminded of the decisions at the end; null
   * otherwise.
   */
  asked_at: Instant | null
  /** Time at which a working team fell below two people. */
  alone_since: Instant | null
  /** Time at which the members were told that the mentor cannot act. */
  mentor_gone_at: ColumnType<Instant | null, undefined, Instant | null>
  /** The time at which the members are asked the question of the week next; null unless the team works. */
  check_in_at: ColumnType<Instant | null, undefined, Instant | null>
  /** The mentor to whom the team is offered, and the time of the offer; null if it is not offered. */
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
  /** The mentor's reason; null if the person has left. */
  removal_reason: string | null
  /** The mentor's decision about the contribution; null before. */
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
  /** `board_seq` of the team at the last change. */
  seq: number
  created_by: string | null
  /** Who has changed title or text last. Empty once the account is deleted; null if nobody has changed them. */
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
  /** The folder of the file. */
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
  /** Names the text in reports. Null if a version without ids has written it. */
  id: string | null
  hidden_at: ColumnType<Instant | null, undefined, Instant | null>
  team_id: string
  milestone_id: string
  number: number
  /** The member who has handed it in. */
  learner_id: string | null
  sent_at: Instant
  outcome: 'approved' | 'returned' | null
  decided_at: Instant | null
  points: number | null
  /** JSON: `CriterionMark[]`. */
  marks: string | null
  /** JSON: addresses. */
  links: string
  /** JSON: ids of files of the team. */
  files: string
  text: string
  remarks: string | null
}

interface ProjectCheckInsTable {
  /** Names the text in reports. Null if a version without ids has written it. */
  id: string | null
  hidden_at: ColumnType<Instant | null, undefined, Instant | null>
  team_id: string
  week: number
  learner_id: string
  written_at: Instant
  text: string
}

interface ProjectContributionsTable {
  /** Names the text in reports. Null if a version without ids has written it. */
  id: string | null
  hidden_at: ColumnType<Instant | null, undefined, Instant | null>
  team_id: string
  /** The author. */
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
