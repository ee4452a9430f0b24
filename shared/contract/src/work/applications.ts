import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { EnteredAddress, EnteredLine, EnteredText, REQUIRED } from '../api/enteredTexts'
import { Locale } from '../api/locales'
import { Empty, Id, Pagination, Timestamp, literals, pageQuery } from '../api/wire'
import { Day } from '../learning/plan'
import { URL_MAX } from '../rules/limits'
import { APPLICATION_STAGES, BOARD_STAGES } from './applicationStages'
import {
  APPLICATION_ANSWER_MAX,
  APPLICATION_CERTIFICATES_MAX,
  APPLICATION_NOTE_MAX,
  APPLICATION_WORKS_MAX,
  BOARD_NOTES_MAX,
  EMPLOYER_NAME_MAX,
  OPENING_QUESTION_MAX,
  OPENING_QUESTIONS_MAX,
  OPENING_TITLE_MAX,
} from './openingLimits'
import { OPENING_KINDS } from './openingRules'

/**
 * Applications of a learner, and the board on which the learner tracks these applications and openings found
 * elsewhere.
 */

export const Version = Type.Integer({ minimum: 0, maximum: 1_000_000 })

export const AppliedCertificate = Type.Object({
  id: Id,
  courseName: Type.String(),
  instructorName: Type.String(),
  issuedAt: Timestamp,
})

/** An approved work of a task. */
const AppliedWork = Type.Object({
  id: Id,
  /** Title of the lesson with the task. */
  title: Type.String(),
  courseName: Type.String(),
  text: Type.String(),
  link: Type.Optional(Type.String()),
})

const ApplicationEvent = Type.Object({
  /**
   * The stage after the event. If it equals the stage before, the event is an answer that did not change the
   * stage.
   */
  stage: literals(APPLICATION_STAGES),
  by: literals(['learner', 'poster']),
  /** The poster's words to the learner. */
  text: Type.Optional(Type.String()),
  at: Timestamp,
})
export type ApplicationEvent = Static<typeof ApplicationEvent>

/** The parts of an application that both sides read. */
export const applicationParts = {
  stage: literals(APPLICATION_STAGES),
  appliedAt: Timestamp,
  note: Type.String(),
  /** The questions as they were when the learner applied, with the answers. */
  answers: Type.Array(Type.Object({ question: Type.String(), answer: Type.String() })),
  certificates: Type.Array(AppliedCertificate),
  works: Type.Array(AppliedWork),
  /** Phone number on which the learner wants to be called. */
  phone: Type.Optional(Type.String()),
  /**
   * The slug of the portfolio that was sent with the application; absent while others cannot read the
   * portfolio.
   */
  portfolio: Type.Optional(Id),
  /**
   * Language of the résumé that was sent with the application. Absent if no résumé was sent, or if it was
   * removed later.
   */
  resume: Type.Optional(Locale),
  /**
   * Time at which `SILENT_DAYS` days had passed without an answer from the poster. Absent if the poster has
   * answered, or if fewer days have passed.
   */
  silentSince: Type.Optional(Timestamp),
  /** Events, earliest first. The sending of the application is not among them. */
  history: Type.Array(ApplicationEvent),
}

export const Application = Type.Object(applicationParts)
export type Application = Static<typeof Application>

const entry = {
  _id: Id,
  /**
   * `opening`: an opening of this site · `elsewhere`: an opening on another site, which the learner has
   * entered.
   */
  source: literals(['opening', 'elsewhere']),
  stage: literals(BOARD_STAGES),
  /**
   * Increases with every change of the entry, including changes by the poster. A change names the version
   * that the learner sees.
   */
  version: Version,
  title: Type.String(),
  employer: Type.String(),
  /** For an entry from elsewhere: the web address of the opening, if there is one. */
  url: Type.Optional(Type.String()),
  /** Absent for an entry from elsewhere, and if the opening was deleted. */
  opening: Type.Optional(
    Type.Object({
      _id: Id,
      kind: literals(OPENING_KINDS),
      closesOn: Day,
      /** True if the opening takes no more applications. */
      isClosed: Type.Boolean(),
    }),
  ),
  /** The stage of an application that was sent in the product. The learner cannot move such an entry. */
  application: Type.Optional(literals(APPLICATION_STAGES)),
  silentSince: Type.Optional(Timestamp),
  appliedOn: Type.Optional(Day),
  /** The day of an interview or of another next step, on which the learner wants to be reminded. */
  remindOn: Type.Optional(Day),
  /** Notes that only the learner can read. */
  notes: Type.String(),
  changedAt: Timestamp,
}
export const BoardEntry = Type.Object(entry)
export type BoardEntry = Static<typeof BoardEntry>

export const BoardEntryDetails = Type.Object({
  ...entry,
  /** Present if the application was sent in the product. */
  sent: Type.Optional(Application),
})
export type BoardEntryDetails = Static<typeof BoardEntryDetails>

export const getApplicable = endpoint({
  method: 'GET',
  path: '/user/applicable',
  access: 'user',
  rateLimit: 'search',
  summary: 'Certificates and approved works of the caller that can be sent with an application.',
  reply: Type.Object({
    certificates: Type.Array(AppliedCertificate),
    works: Type.Array(Type.Omit(AppliedWork, ['text', 'link'])),
    /** The learner's e-mail address, which the poster gets with an application. */
    email: Type.String(),
    /** The slug of the learner's portfolio; absent if others cannot read the portfolio. */
    portfolio: Type.Optional(Id),
    /** True if the learner can send a résumé with the application. */
    hasResume: Type.Boolean(),
  }),
})

export const applyToOpening = endpoint({
  method: 'POST',
  path: '/openings/:id/applications',
  access: 'user',
  rateLimit: 'application',
  summary:
    'Apply in the product. The poster then sees name, picture, e-mail address and what is sent along, until 90 days after the closing. Somebody who has applied gets the entry that exists. `opening_closed` if the opening takes no application from the caller, `guardian_consent_needed` for minors, `applications_per_day_max` after 20 within 24 hours, `edit_conflict` if the questions were changed.',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    note: EnteredText(APPLICATION_NOTE_MAX * 4, REQUIRED),
    /** The questions that the learner saw, each with an answer. */
    answers: Type.Array(
      Type.Object({
        question: EnteredLine(OPENING_QUESTION_MAX * 4),
        answer: EnteredText(APPLICATION_ANSWER_MAX * 4, REQUIRED),
      }),
      { maxItems: OPENING_QUESTIONS_MAX },
    ),
    certificates: Type.Array(Id, { maxItems: APPLICATION_CERTIFICATES_MAX, uniqueItems: true }),
    works: Type.Array(Id, { maxItems: APPLICATION_WORKS_MAX, uniqueItems: true }),
    phone: Type.Optional(EnteredLine(30)),
    /** True to send the address of the learner's portfolio with the application. */
    portfolio: Type.Optional(Type.Boolean()),
    /**
     * Language of the résumé to send with the application. The résumé is sent as it is saved now. Absent to
     * send none.
     */
    resume: Type.Optional(Locale),
  }),
  reply: BoardEntryDetails,
})

export const getBoard = endpoint({
  method: 'GET',
  path: '/user/applications',
  access: 'user',
  summary:
    'One column of the own board, the last changed first, and how many entries each column has. Without a stage, it is the column that matters most among those with entries: offer, interview, applied, saved, closed.',
  query: Type.Object({
    stage: Type.Optional(literals(BOARD_STAGES)),
    page: Type.Optional(pageQuery.page),
  }),
  reply: Type.Object({
    stage: literals(BOARD_STAGES),
    entries: Type.Array(BoardEntry),
    counts: Type.Array(Type.Object({ stage: literals(BOARD_STAGES), count: Type.Integer() })),
    pagination: Pagination,
  }),
})

export const getBoardEntry = endpoint({
  method: 'GET',
  path: '/user/applications/:id',
  access: 'user',
  summary: 'One entry of the own board, with the application and the answers to it.',
  params: Type.Object({ id: Id }),
  reply: BoardEntryDetails,
})

/** An empty text or null removes the value. */
const OptionalDay = Type.Optional(Type.Union([Day, Type.Null()]))
const plans = {
  notes: Type.Optional(EnteredText(BOARD_NOTES_MAX * 4)),
  appliedOn: OptionalDay,
  remindOn: OptionalDay,
}
const found = {
  title: EnteredLine(OPENING_TITLE_MAX * 4, REQUIRED),
  employer: EnteredLine(EMPLOYER_NAME_MAX * 4, REQUIRED),
  url: Type.Optional(EnteredAddress(URL_MAX)),
}

export const trackOpening = endpoint({
  method: 'POST',
  path: '/user/applications/track',
  access: 'user',
  summary:
    'Put an opening that was found elsewhere on the own board, with an id that the client chose. Repeated it returns the same. `board_full` at 500 entries.',
  body: Type.Object({ id: Id, ...found, ...plans, stage: literals(BOARD_STAGES) }),
  reply: BoardEntryDetails,
})

export const changeBoardEntry = endpoint({
  method: 'POST',
  path: '/user/applications/:id',
  access: 'user',
  summary:
    'Move an entry of the own board, or change its notes and days; absent fields stay. An application in the product is moved by its poster, so its `stage` is refused. Title, employer and address belong to entries from elsewhere. `edit_conflict` if it was changed since `version`.',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    version: Version,
    stage: Type.Optional(literals(BOARD_STAGES)),
    title: Type.Optional(found.title),
    employer: Type.Optional(found.employer),
    url: found.url,
    ...plans,
  }),
  reply: BoardEntryDetails,
})

export const removeBoardEntry = endpoint({
  method: 'POST',
  path: '/user/applications/:id/remove',
  access: 'user',
  summary:
    'Take an entry off the own board with its notes. An application in the product has to be withdrawn or declined first: `edit_conflict`. Twice changes nothing.',
  params: Type.Object({ id: Id }),
  body: Empty,
  reply: Empty,
})

export const withdrawApplication = endpoint({
  method: 'POST',
  path: '/user/applications/:id/withdraw',
  access: 'user',
  summary:
    'Withdraw an application: the poster does not see note, answers and address any more. Repeated it returns the same. `edit_conflict` if it was changed since `version`.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ version: Version }),
  reply: BoardEntryDetails,
})
