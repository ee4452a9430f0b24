import { rubricErrors, type Rubric } from '../../courses/tasks/rubric'
import { hasMoreGraphemes } from '../../rules/graphemes'
import { DOMAIN_TAG_MAX } from '../../rules/limits'
import { requiredLine, requiredText, type TextError } from '../enteredContent'
import {
  BRIEF_DESCRIPTION_MAX,
  BRIEF_GOAL_MAX,
  BRIEF_MILESTONE_TEXT_MAX,
  BRIEF_MILESTONE_TITLE_MAX,
  BRIEF_MILESTONES_MAX,
  BRIEF_ROLES_MAX,
  BRIEF_SKILLS_MAX,
  BRIEF_TITLE_MAX,
  PROJECT_WEEKS_MAX,
  ROLE_NAME_MAX,
  TEAM_SIZE_MAX,
  TEAM_SIZE_MIN,
  TEAMS_OF_BRIEF_MAX,
} from './projectLimits'

/**
 * States of a brief. `open`: everybody can read the brief, and learners can apply · `closed`: the brief takes
 * no more learners.
 */
export const BRIEF_STATES = ['draft', 'open', 'closed'] as const
export type BriefState = (typeof BRIEF_STATES)[number]

/**
 * States of a team. `forming`: the mentor has not started the team · `closing`: the work is over, and the
 * members describe each other's contributions · `done`: the mentor has decided about each member's
 * contribution · `quiet`: the team was closed because nobody wrote for weeks · `ended`: the team ended early.
 */
export const TEAM_STATES = ['forming', 'working', 'closing', 'done', 'quiet', 'ended'] as const
export type TeamState = (typeof TEAM_STATES)[number]
/** States that count towards `TEAMS_OF_LEARNER_MAX` and `TEAMS_OF_BRIEF_MAX`. */
export const CURRENT_TEAM_STATES = ['forming', 'working', 'closing'] as const satisfies TeamState[]

/** Kinds of requests: a learner applies, or the mentor invites a learner. */
export const REQUEST_KINDS = ['application', 'invitation'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]
/**
 * `withdrawn`: the sender withdrew the request · `ended`: nobody answered in time, or the brief was closed.
 */
export const REQUEST_STATES = ['waiting', 'accepted', 'declined', 'withdrawn', 'ended'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

export const CARD_COLUMNS = ['todo', 'doing', 'done'] as const
export type CardColumn = (typeof CARD_COLUMNS)[number]

/** The parts of a card that two people can change at the same time without a conflict. */
export const CARD_FIELDS = ['title', 'text', 'assignee', 'dueOn', 'place'] as const
export type CardField = (typeof CARD_FIELDS)[number]

export const MILESTONE_STATES = ['open', 'sent', 'returned', 'approved'] as const
export type MilestoneState = (typeof MILESTONE_STATES)[number]

/** A role of a project, with the number of its places in each team. */
export interface ProjectRole {
  id: string
  name: string
  places: number
}

export interface BriefMilestone {
  id: string
  title: string
  text: string
  /** The week, counted from 1, at whose end the milestone is due. */
  week: number
  rubric: Rubric
}

/** Data of a brief, as its mentor enters them. */
export interface BriefContent {
  title: string
  /** The purpose in one or two sentences. */
  goal: string
  /** Plain text; an empty line begins a new paragraph. */
  description: string
  /** English names of subjects, and the mentor's own words. */
  skills: string[]
  roles: ProjectRole[]
  weeks: number
  milestones: BriefMilestone[]
  /** BCP 47 tag of the language in which the team works. */
  language: string
  /** Number of teams that can exist at the same time. */
  teams: number
}

export const BRIEF_FIELDS = [
  'title',
  'goal',
  'description',
  'skills',
  'roles',
  'weeks',
  'milestones',
  'language',
  'teams',
] as const satisfies (keyof BriefContent)[]
export type BriefField = (typeof BRIEF_FIELDS)[number]
/**
 * `team_size`: the roles are for fewer than two or for more than six people · `week`: a milestone is due
 * after the end of the project.
 */
export type BriefError = TextError | 'too_many' | 'out_of_range' | 'team_size' | 'same_id' | 'week' | 'rubric'

export const teamSizeOf = ({ roles }: Pick<BriefContent, 'roles'>): number =>
  roles.reduce((sum, { places }) => sum + places, 0)

/**
 * Returns the errors by field; empty for a brief that can be opened. Errors in a milestone's rubric are found
 * with `rubricErrors`.
 */
export function briefErrors(content: BriefContent): Partial<Record<BriefField, BriefError>> {
  const errors: Partial<Record<BriefField, BriefError | undefined>> = {
    title: requiredLine(content.title, BRIEF_TITLE_MAX),
    goal: requiredText(content.goal, BRIEF_GOAL_MAX),
    description: requiredText(content.description, BRIEF_DESCRIPTION_MAX),
    skills: skillsError(content.skills),
    roles: rolesError(content.roles),
    weeks: isWithin(content.weeks, 1, PROJECT_WEEKS_MAX) ? undefined : 'out_of_range',
    milestones: milestonesError(content),
    teams: isWithin(content.teams, 1, TEAMS_OF_BRIEF_MAX) ? undefined : 'out_of_range',
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined)) as Partial<
    Record<BriefField, BriefError>
  >
}

function skillsError(skills: string[]): BriefError | undefined {
  if (skills.length === 0) return 'needed'
  if (skills.length > BRIEF_SKILLS_MAX) return 'too_many'
  return firstError(skills.map((skill) => requiredLine(skill, DOMAIN_TAG_MAX)))
}

function rolesError(roles: ProjectRole[]): BriefError | undefined {
  if (roles.length === 0) return 'needed'
  if (roles.length > BRIEF_ROLES_MAX) return 'too_many'
  if (hasDuplicateIds(roles)) return 'same_id'
  const inName = firstError(roles.map(({ name }) => requiredLine(name, ROLE_NAME_MAX)))
  if (inName) return inName
  return isWithin(teamSizeOf({ roles }), TEAM_SIZE_MIN, TEAM_SIZE_MAX) ? undefined : 'team_size'
}

function milestonesError({ milestones, weeks }: BriefContent): BriefError | undefined {
  if (milestones.length === 0) return 'needed'
  if (milestones.length > BRIEF_MILESTONES_MAX) return 'too_many'
  if (hasDuplicateIds(milestones)) return 'same_id'
  return firstError(milestones.map((milestone) => milestoneError(milestone, weeks)))
}

function milestoneError({ title, text, week, rubric }: BriefMilestone, weeks: number) {
  const inTexts = requiredLine(title, BRIEF_MILESTONE_TITLE_MAX)
  if (inTexts) return inTexts
  if (hasMoreGraphemes(text, BRIEF_MILESTONE_TEXT_MAX)) return 'too_long'
  if (!isWithin(week, 1, weeks)) return 'week'
  return Object.keys(rubricErrors(rubric)).length > 0 ? 'rubric' : undefined
}

const firstError = (errors: (BriefError | undefined)[]) => errors.find((error) => error !== undefined)

const hasDuplicateIds = (things: { id: string }[]) => new Set(things.map(({ id }) => id)).size < things.length

const isWithin = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max
