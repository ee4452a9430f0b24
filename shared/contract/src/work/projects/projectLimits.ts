// Limits of collaborative projects.

/** Maximum lengths, in grapheme clusters. */
export const BRIEF_TITLE_MAX = 100
export const BRIEF_GOAL_MAX = 300
export const BRIEF_DESCRIPTION_MAX = 5000
export const ROLE_NAME_MAX = 60
export const BRIEF_MILESTONE_TITLE_MAX = 100
export const BRIEF_MILESTONE_TEXT_MAX = 1500
export const BRIEF_SKILLS_MAX = 10
export const BRIEF_ROLES_MAX = 6
/** Minimum and maximum number of people in a team. */
export const TEAM_SIZE_MIN = 2
export const TEAM_SIZE_MAX = 6
export const PROJECT_WEEKS_MAX = 26
export const BRIEF_MILESTONES_MAX = 8
/** Maximum number of teams that one brief can have at the same time. */
export const TEAMS_OF_BRIEF_MAX = 10
/** Maximum number of open briefs of one mentor. The next constant limits the drafts. */
export const OPEN_BRIEFS_MAX = 10
export const BRIEF_DRAFTS_MAX = 20
export const PROJECTS_PAGE = 12
/** Maximum length of the cursor with which a client requests the next page of a list. */
export const PROJECT_CURSOR_MAX = 200

/** Maximum number of teams of one learner that are forming, working or closing. */
export const TEAMS_OF_LEARNER_MAX = 3
/** Maximum number of teams that are offered to one mentor at the same time. */
export const TEAM_OFFERS_MAX = 20
/** Maximum number of applications of one learner that wait for an answer. */
export const PROJECT_APPLICATIONS_MAX = 10
/** Maximum number of applications and invitations of one brief that wait for an answer. */
export const WAITING_REQUESTS_MAX = 200
/** Number of days after which a request or the offer of a team ends if nobody has answered it. */
export const REQUEST_DAYS = 30
export const REQUEST_NOTE_MAX = 600
export const REQUESTS_PAGE = 24

/**
 * Maximum number of cards on the board of a team. `CARD_COMMENTS_MAX` limits the comments on one card. Deleted
 * cards and comments do not count.
 */
export const CARDS_MAX = 200
export const CARD_TITLE_MAX = 140
export const CARD_TEXT_MAX = 3000
export const CARD_COMMENTS_MAX = 50
export const CARD_COMMENT_MAX = 1000

/** Maximum number of files of a team. The next constant limits their total size, in bytes. */
export const TEAM_FILES_MAX = 100
export const TEAM_FILES_BYTES = 100 * 1024 * 1024
export const TEAM_FILES_PAGE = 24

export const CHECK_IN_TEXT_MAX = 1000
export const CHECK_INS_PAGE = 6

export const MILESTONE_TEXT_MAX = 8000
export const MILESTONE_LINKS_MAX = 5
export const MILESTONE_FILES_MAX = 5
export const MILESTONE_REMARKS_MAX = 4000

export const CONTRIBUTION_MIN = 10
export const CONTRIBUTION_MAX = 600
/**
 * Days after the end of the work during which members can describe each other's contributions. After that,
 * all members can read the descriptions.
 */
export const CONTRIBUTION_DAYS = 7
export const DECISION_TEXT_MAX = 600

/**
 * Days without any activity after which the members of a team are asked if they go on. The next constant is
 * the number of further days after which the team is closed.
 */
export const QUIET_DAYS = 14
export const QUIET_CLOSE_DAYS = 14
/** Days during which a team that has only one member left can get new members. After that, the team ends. */
export const ALONE_DAYS = 14
/** Days after the end of the work after which a mentor is reminded of the decisions about contributions. */
export const DECISION_REMINDER_DAYS = 30
/**
 * Days after the end of the work after which a team ends even if the mentor has not decided about all
 * contributions.
 */
export const CLOSING_DAYS = 60
