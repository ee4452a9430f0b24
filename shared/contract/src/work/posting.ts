import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { EnteredAddress, EnteredLine, EnteredText, REQUIRED } from '../api/enteredTexts'
import { Id, Pagination, Timestamp, literals, pageQuery } from '../api/wire'
import { COURSE_LANGUAGES } from '../courses/courseLanguages'
import { Day } from '../learning/plan'
import { DOMAIN_TAG_MAX, URL_MAX } from '../rules/limits'
import { applicationParts, Version } from './applications'
import { APPLICATION_STAGES, POSTER_STAGES } from './applicationStages'
import {
  DURATION_MAX,
  EMPLOYER_ABOUT_MAX,
  EMPLOYER_NAME_MAX,
  OPENING_DESCRIPTION_MAX,
  OPENING_LANGUAGES_MAX,
  OPENING_QUESTION_MAX,
  OPENING_QUESTIONS_MAX,
  OPENING_SEATS_MAX,
  OPENING_SKILLS_MAX,
  OPENING_TITLE_MAX,
  PAY_MAX,
  PLACE_MAX,
  POSTER_ANSWER_MAX,
} from './openingLimits'
import {
  APPLY_WAYS,
  DURATION_UNITS,
  OPENING_KINDS,
  OPENING_LEVELS,
  OPENING_STATES,
  PAY_PERIODS,
  WORK_HOURS,
  WORKPLACES,
} from './openingRules'
import { openingDetails } from './openings'

/** The endpoints with which mentors post openings and handle the applications to them. */

const params = Type.Object({ id: Id })
const Amount = Type.Integer({ minimum: 0, maximum: PAY_MAX })

/** The rules are in `openingRules.ts`; these limits only bound the request. A draft may be incomplete. */
export const sentOpening = {
  kind: literals(OPENING_KINDS),
  title: EnteredLine(OPENING_TITLE_MAX * 4),
  description: EnteredText(OPENING_DESCRIPTION_MAX * 4),
  employer: Type.Object({
    name: EnteredLine(EMPLOYER_NAME_MAX * 4),
    website: Type.Optional(EnteredAddress(URL_MAX)),
    about: Type.Optional(EnteredText(EMPLOYER_ABOUT_MAX * 4)),
  }),
  workplace: literals(WORKPLACES),
  hours: Type.Optional(literals(WORK_HOURS)),
  place: Type.Optional(EnteredLine(PLACE_MAX * 4)),
  pay: Type.Union([
    Type.Object({
      from: Amount,
      to: Type.Optional(Amount),
      per: literals(PAY_PERIODS),
      currency: Type.Literal('INR'),
    }),
    Type.Null(),
  ]),
  skills: Type.Array(EnteredLine(DOMAIN_TAG_MAX * 4), { maxItems: OPENING_SKILLS_MAX }),
  languages: Type.Array(literals(COURSE_LANGUAGES), { maxItems: OPENING_LANGUAGES_MAX, uniqueItems: true }),
  level: literals(OPENING_LEVELS),
  duration: Type.Optional(
    Type.Object({
      count: Type.Integer({ minimum: 1, maximum: DURATION_MAX }),
      unit: literals(DURATION_UNITS),
    }),
  ),
  startsOn: Type.Optional(Day),
  seats: Type.Integer({ minimum: 1, maximum: OPENING_SEATS_MAX }),
  closesOn: Day,
  apply: Type.Object({ way: literals(APPLY_WAYS), url: Type.Optional(EnteredAddress(URL_MAX)) }),
  questions: Type.Array(EnteredLine(OPENING_QUESTION_MAX * 4), { maxItems: OPENING_QUESTIONS_MAX }),
}

const { _id, postedAt, ...shown } = openingDetails

export const OwnOpening = Type.Object({
  _id,
  ...shown,
  state: literals(OPENING_STATES),
  /** Increases with every change. A change must name the version that the poster sees. */
  version: Version,
  /** Absent if the opening was never open to the public. */
  postedAt: Type.Optional(postedAt),
  /** The operator's reason for refusing the opening; only in the state `rejected`. */
  rejection: Type.Optional(Type.String()),
  /** True if the opening was hidden by operators or because of reports. */
  isHidden: Type.Optional(Type.Boolean()),
  /**
   * Number of applications that were not withdrawn. The next field counts those that the poster has not
   * opened.
   */
  applications: Type.Integer(),
  unread: Type.Integer(),
})
export type OwnOpening = Static<typeof OwnOpening>

export const getOwnOpenings = endpoint({
  method: 'GET',
  path: '/mentor/openings',
  access: 'mentor',
  summary: 'Own openings, the last changed first, with the number of openings in each state.',
  query: Type.Object({
    state: Type.Optional(literals(OPENING_STATES)),
    page: Type.Optional(pageQuery.page),
  }),
  reply: Type.Object({
    openings: Type.Array(OwnOpening),
    counts: Type.Array(Type.Object({ state: literals(OPENING_STATES), count: Type.Integer() })),
    pagination: Pagination,
  }),
})

export const getOwnOpening = endpoint({
  method: 'GET',
  path: '/mentor/openings/:id',
  access: 'mentor',
  summary: 'One own opening in any state.',
  params,
  reply: OwnOpening,
})

export const postOpening = endpoint({
  method: 'POST',
  path: '/mentor/openings',
  access: 'active-mentor',
  rateLimit: 'opening',
  summary:
    'Without `version`: create a draft with an id that the client chose. With it: change an own opening that is not closed. A draft may be incomplete; what is shown to people must be complete. `edit_conflict` if it was changed since `version`, `openings_max` at 50 drafts.',
  body: Type.Object({ id: Id, version: Type.Optional(Version), ...sentOpening }),
  reply: OwnOpening,
})

const versioned = Type.Object({ version: Version })
const CONFLICT =
  'Repeated it returns the same. `edit_conflict` if it was changed since `version`; `reason` is then the present state.'

export const publishOpening = endpoint({
  method: 'POST',
  path: '/mentor/openings/:id/publish',
  access: 'active-mentor',
  rateLimit: 'opening',
  summary: `Show a draft or a paused opening to everybody. It waits for an operator as long as none of the poster was approved, while one of them is hidden, and if it was rejected before. \`invalid_input\` with the fields that are missing, \`openings_max\` at 20 current ones. ${CONFLICT}`,
  params,
  body: versioned,
  reply: OwnOpening,
})

export const pauseOpening = endpoint({
  method: 'POST',
  path: '/mentor/openings/:id/pause',
  access: 'mentor',
  summary: `Take an open opening out of the list for now, or one that waits back to the drafts. ${CONFLICT}`,
  params,
  body: versioned,
  reply: OwnOpening,
})

export const closeOpening = endpoint({
  method: 'POST',
  path: '/mentor/openings/:id/close',
  access: 'mentor',
  summary: `Close an opening for new applications. A draft or a rejected one is deleted instead, and is then not found. ${CONFLICT}`,
  params,
  body: versioned,
  reply: Type.Object({
    /** Absent if the opening was deleted. */
    opening: Type.Optional(OwnOpening),
  }),
})

export const renewOpening = endpoint({
  method: 'POST',
  path: '/mentor/openings/:id/renew',
  access: 'active-mentor',
  rateLimit: 'opening',
  summary: `Give an open, paused or closed opening a new closing day; one that was closed is open again, and counts as posted now. ${CONFLICT}`,
  params,
  body: Type.Object({ version: Version, closesOn: Day }),
  reply: OwnOpening,
})

export const duplicateOpening = endpoint({
  method: 'POST',
  path: '/mentor/openings/:id/duplicate',
  access: 'active-mentor',
  rateLimit: 'opening',
  summary:
    'Create a draft with the texts of an own opening. `newId` is an id that the client chose; repeated it returns the same.',
  params,
  body: Type.Object({ newId: Id }),
  reply: OwnOpening,
})

const applicant = {
  _id: Id,
  name: Type.String(),
  profile: Type.Optional(Type.String()),
  stage: applicationParts.stage,
  /** Increases with every change. */
  version: Version,
  appliedAt: Timestamp,
  /** The time at which the stage was last changed, or the last answer was sent. */
  changedAt: Timestamp,
  silentSince: applicationParts.silentSince,
  certificates: Type.Integer(),
  works: Type.Integer(),
}
export const Applicant = Type.Object(applicant)
export type Applicant = Static<typeof Applicant>

export const ApplicantDetails = Type.Object({
  ...applicant,
  ...applicationParts,
  opening: Type.Object({ _id: Id, title: Type.String(), employer: Type.String() }),
  /** Absent after a withdrawal, and 90 days after the opening was closed. */
  email: Type.Optional(Type.String()),
})
export type ApplicantDetails = Static<typeof ApplicantDetails>

export const APPLICANT_SORTS = ['newest', 'oldest', 'changed'] as const

export const getApplicants = endpoint({
  method: 'GET',
  path: '/mentor/openings/:id/applicants',
  access: 'mentor',
  summary: 'Applications to an own opening, and their number in each stage.',
  params,
  query: Type.Object({
    stage: Type.Optional(literals(APPLICATION_STAGES)),
    sort: Type.Optional(literals(APPLICANT_SORTS)),
    page: Type.Optional(pageQuery.page),
  }),
  reply: Type.Object({
    applicants: Type.Array(Applicant),
    counts: Type.Array(Type.Object({ stage: literals(APPLICATION_STAGES), count: Type.Integer() })),
    pagination: Pagination,
  }),
})

export const getApplicant = endpoint({
  method: 'GET',
  path: '/mentor/applicants/:id',
  access: 'mentor',
  summary: 'One application to an own opening. Reading it does not change its stage.',
  params,
  reply: ApplicantDetails,
})

const AnswerText = EnteredText(POSTER_ANSWER_MAX * 4, REQUIRED)

export const moveApplicant = endpoint({
  method: 'POST',
  path: '/mentor/applicants/:id/move',
  access: 'active-mentor',
  summary: `Move an application to a stage. Every stage but \`read\` needs a text, which the learner reads. ${CONFLICT}`,
  params,
  body: Type.Object({
    version: Version,
    stage: literals(POSTER_STAGES),
    text: Type.Optional(AnswerText),
  }),
  reply: ApplicantDetails,
})

export const answerApplicant = endpoint({
  method: 'POST',
  path: '/mentor/applicants/:id/answer',
  access: 'active-mentor',
  summary:
    'Write to an applicant without another stage; one that was new counts as read. At most 30 texts for each application. `edit_conflict` if it was changed since `version`, also by the same text.',
  params,
  body: Type.Object({ version: Version, text: AnswerText }),
  reply: ApplicantDetails,
})
