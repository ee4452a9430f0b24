import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { Empty, Id, PageQuery, Pagination, Timestamp, literals } from '../api/wire'
import { COURSE_LANGUAGES } from '../courses/courseLanguages'
import { Day } from '../learning/plan'
import { DOMAIN_TAG_MAX, SEARCH_MAX } from '../rules/limits'
import { APPLICATION_STAGES, BOARD_STAGES } from './applicationStages'
import { FIT_REASONS_MAX, PAY_MAX, PLACE_MAX, SIMILAR_OPENINGS_MAX } from './openingLimits'
import {
  APPLY_WAYS,
  DURATION_UNITS,
  OPENING_KINDS,
  OPENING_LEVELS,
  PAY_PERIODS,
  WORK_HOURS,
  WORKPLACES,
} from './openingRules'
import { OPENING_WARNINGS } from './openingWarnings'

/** Openings as everybody reads them, and the relation of a learner to one. */

export const PayRange = Type.Object({
  from: Type.Integer(),
  /** Absent if the pay is a single amount. */
  to: Type.Optional(Type.Integer()),
  per: literals(PAY_PERIODS),
  currency: Type.Literal('INR'),
})

export const OpeningDuration = Type.Object({ count: Type.Integer(), unit: literals(DURATION_UNITS) })

/** The mentor who has posted an opening, or the platform. */
const Poster = Type.Union([
  Type.Object({
    kind: Type.Literal('mentor'),
    id: Id,
    name: Type.String(),
    profile: Type.Optional(Type.String()),
  }),
  Type.Object({ kind: Type.Literal('platform') }),
])
export type OpeningPoster = Static<typeof Poster>

const summary = {
  _id: Id,
  kind: literals(OPENING_KINDS),
  title: Type.String(),
  employer: Type.Object({ name: Type.String(), website: Type.Optional(Type.String()) }),
  workplace: literals(WORKPLACES),
  /** Full or part time; absent if the poster does not state it. */
  hours: Type.Optional(literals(WORK_HOURS)),
  place: Type.Optional(Type.String()),
  /** Null means that the poster does not state it. */
  pay: Type.Union([PayRange, Type.Null()]),
  /** English names of subjects, and the poster's own words. */
  skills: Type.Array(Type.String()),
  /** Languages that the work needs, as BCP 47 tags. */
  languages: Type.Array(Type.String()),
  level: literals(OPENING_LEVELS),
  duration: Type.Optional(OpeningDuration),
  startsOn: Type.Optional(Day),
  seats: Type.Integer(),
  /** The last day on which people can apply, in the product's time zone. */
  closesOn: Day,
  /** Language of the text, as a BCP 47 tag, for the attribute `lang`. */
  language: Type.String(),
  postedAt: Timestamp,
  poster: Poster,
  warnings: Type.Array(literals(OPENING_WARNINGS)),
}
export const OpeningSummary = Type.Object(summary)
export type OpeningSummary = Static<typeof OpeningSummary>

export const openingDetails = {
  ...summary,
  employer: Type.Object({
    name: Type.String(),
    website: Type.Optional(Type.String()),
    about: Type.Optional(Type.String()),
  }),
  /** Plain text; an empty line begins a new paragraph. */
  description: Type.String(),
  apply: Type.Object({ way: literals(APPLY_WAYS), url: Type.Optional(Type.String()) }),
  questions: Type.Array(Type.String()),
  updatedAt: Timestamp,
}

export const Opening = Type.Object({
  ...openingDetails,
  /** Open openings with the same skills or of the same kind, best first. */
  similar: Type.Array(OpeningSummary, { maxItems: SIMILAR_OPENINGS_MAX }),
})
export type Opening = Static<typeof Opening>

/** Sort orders. `relevance` only exists for searches and is then the default; otherwise it is `newest`. */
export const OPENING_SORTS = ['newest', 'closing', 'pay', 'relevance'] as const
export type OpeningSort = (typeof OPENING_SORTS)[number]

/** Values that the filter `postedWithin` offers, in days since the posting. */
export const POSTED_WITHIN_DAYS = [1, 7, 30] as const

/** The search and the filters that a list of openings and an alert have in common. */
export const openingCriteria = {
  q: Type.Optional(Type.String({ maxLength: SEARCH_MAX })),
  kind: Type.Optional(literals(OPENING_KINDS)),
  workplace: Type.Optional(literals(WORKPLACES)),
  /** A city, under any of its usual names in English or Hindi. */
  place: Type.Optional(Type.String({ maxLength: PLACE_MAX * 4 })),
  /**
   * A subject under any of its names, which also matches its narrower subjects, or a word that the poster has
   * entered.
   */
  skill: Type.Optional(Type.String({ maxLength: DOMAIN_TAG_MAX * 4 })),
  language: Type.Optional(literals(COURSE_LANGUAGES)),
  level: Type.Optional(literals(OPENING_LEVELS)),
  /** Minimum pay in rupees per month. Openings that do not state their pay never match. */
  payFrom: Type.Optional(Type.Integer({ minimum: 1, maximum: PAY_MAX })),
}

export const listOpenings = endpoint({
  method: 'GET',
  path: '/openings',
  access: 'public',
  rateLimit: 'search',
  summary:
    'A page of the open openings, with search, filters and sort orders. It is the same for every reader.',
  query: Type.Object({
    ...PageQuery.properties,
    ...openingCriteria,
    /** Days since the posting. */
    postedWithin: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })),
    sort: Type.Optional(literals(OPENING_SORTS)),
  }),
  reply: Type.Object({
    openings: Type.Array(OpeningSummary),
    pagination: Pagination,
    /**
     * Number of matches for each kind, with all other filters applied. Kinds without matches have the number
     * 0.
     */
    kinds: Type.Array(Type.Object({ kind: literals(OPENING_KINDS), count: Type.Integer() })),
    /**
     * True if the search stopped early. More openings may then match than the numbers of openings and pages
     * say.
     */
    hasMore: Type.Optional(Type.Boolean()),
    /** The words with which the openings were found, if no opening contains the words as they were typed. */
    searchedFor: Type.Optional(Type.String()),
  }),
})

export const getOpening = endpoint({
  method: 'GET',
  path: '/openings/:id',
  access: 'public',
  summary:
    'One open opening with similar ones. `not_found` with the reason `removed` once it was open and is closed or removed, which the site answers with 410. It is the same for every reader.',
  params: Type.Object({ id: Id }),
  reply: Opening,
})

/** A reason why an opening fits a learner. `skill` is the skill of the opening to which the reason refers. */
export const FitReason = Type.Union([
  Type.Object({
    kind: Type.Literal('certificate'),
    skill: Type.String(),
    certificateId: Id,
    courseName: Type.String(),
  }),
  Type.Object({
    kind: Type.Literal('course'),
    skill: Type.String(),
    courseId: Id,
    courseName: Type.String(),
  }),
  /** The skill belongs to the learner's goal: to the career, or to a step of the plan. */
  Type.Object({ kind: Type.Literal('goal'), skill: Type.String(), careerId: Type.Optional(Id) }),
  Type.Object({ kind: Type.Literal('interest'), skill: Type.String() }),
])
export type FitReason = Static<typeof FitReason>

/**
 * Reasons why a learner cannot apply. `closed`: the opening takes no application from this learner; the
 * reason is not disclosed · `consent`: a guardian has to agree first · `birth-year`: the year of birth has to
 * be entered first · `today`: the learner has sent the maximum number of applications within 24 hours.
 */
export const APPLY_OBSTACLES = ['closed', 'consent', 'birth-year', 'today'] as const
export type ApplyObstacle = (typeof APPLY_OBSTACLES)[number]

export const OpeningFit = Type.Object({
  /** Empty if nothing that the learner has done or wants relates to this opening. */
  reasons: Type.Array(FitReason, { maxItems: FIT_REASONS_MAX }),
  /** The entry on the learner's board, if the learner has saved the opening or applied. */
  entry: Type.Optional(
    Type.Object({
      _id: Id,
      stage: literals(BOARD_STAGES),
      version: Type.Integer(),
      /** Present if the learner has applied in the product. */
      application: Type.Optional(literals(APPLICATION_STAGES)),
    }),
  ),
  /** Absent if the learner can apply. */
  obstacle: Type.Optional(literals(APPLY_OBSTACLES)),
})
export type OpeningFit = Static<typeof OpeningFit>

export const getOpeningFit = endpoint({
  method: 'GET',
  path: '/user/openings/:id',
  access: 'user',
  rateLimit: 'search',
  summary:
    'Why an opening fits the caller, by certificates, finished courses, goal and interests, and how it stands with saving and applying.',
  params: Type.Object({ id: Id }),
  reply: OpeningFit,
})

export const saveOpening = endpoint({
  method: 'POST',
  path: '/user/openings/:id/save',
  access: 'user',
  summary:
    'Save an opening: it is put on the own board. Twice changes nothing, and neither does saving one to which the caller has applied. `board_full` at 500 entries.',
  params: Type.Object({ id: Id }),
  body: Empty,
  reply: OpeningFit,
})

export const unsaveOpening = endpoint({
  method: 'POST',
  path: '/user/openings/:id/unsave',
  access: 'user',
  summary: 'Take a saved opening off the own board with its notes. Twice changes nothing.',
  params: Type.Object({ id: Id }),
  body: Empty,
  reply: Empty,
})

export const getSavedOpenings = endpoint({
  method: 'GET',
  path: '/user/saved-openings',
  access: 'user',
  summary: 'Saved openings, the last saved first. Those that have closed stay in the list.',
  query: Type.Object({ page: PageQuery.properties.page }),
  reply: Type.Object({
    saved: Type.Array(
      Type.Object({
        savedAt: Timestamp,
        /** True if the opening takes no more applications. */
        isClosed: Type.Boolean(),
        opening: OpeningSummary,
      }),
    ),
    pagination: Pagination,
  }),
})
