import Type, { type Static } from 'typebox'
import { EXPERIENCE_MAX, SEARCH_MAX, PAGE_SIZE } from '../rules/limits'
import { TOPICS_MAX } from './mentorProfile'
import { endpoint } from '../api/endpoint'
import { Mentor } from '../accounts/people'
import { COURSE_LANGUAGES } from '../courses/courseLanguages'
import { PageQuery, Pagination, Timestamp, literals } from '../api/wire'

export const MENTOR_SORTS = ['fit', 'experience', 'name', 'newest'] as const
export type MentorSort = (typeof MENTOR_SORTS)[number]

/** The filters of the directory. */
export const MENTOR_FILTERS = ['q', 'domain', 'language', 'free', 'experience'] as const
export type MentorFilter = (typeof MENTOR_FILTERS)[number]

const SUBJECT_ID = '[a-z][a-z0-9-]{0,39}'

/** A mentor in the directory. */
export const ListedMentor = Type.Object({
  ...Mentor.properties,
  /** `offered`: the mentor offers sessions · `none`: the mentor only answers messages. */
  sessions: Type.Optional(literals(['offered', 'none'])),
  /**
   * Start of the next free time for a session, if there is one within seven days. The value may be up to an hour old.
   */
  nextFreeAt: Type.Optional(Timestamp),
})
export type ListedMentor = Static<typeof ListedMentor>

export const MentorPage = Type.Object({
  mentors: Type.Array(ListedMentor),
  pagination: Pagination,
  /**
   * If no mentor matches: for each filter, the number of mentors that match without it, largest first. Filters with
   * the number 0 are omitted.
   */
  without: Type.Array(Type.Object({ filter: literals(MENTOR_FILTERS), mentors: Type.Integer() })),
})
export type MentorPage = Static<typeof MentorPage>

export const getMentorPage = endpoint({
  method: 'GET',
  path: '/mentors',
  access: 'public',
  rateLimit: 'search',
  summary:
    'A page of the active mentors. `fit`, the default order: mentors who speak the reader’s language, then most of the wanted subjects, then the soonest answers, then experience.',
  query: Type.Object({
    ...PageQuery.properties,
    q: Type.Optional(Type.String({ maxLength: SEARCH_MAX })),
    /** Any name of a subject, which also matches its narrower subjects, or a tag that a mentor has typed. */
    domain: Type.Optional(Type.String({ maxLength: 200 })),
    language: Type.Optional(Type.String({ maxLength: 20 })),
    /** Only finds mentors with a free time for a session within seven days. */
    free: Type.Optional(Type.Literal('week')),
    /** Only finds mentors with at least this many years of experience. */
    experience: Type.Optional(Type.Integer({ minimum: 0, maximum: EXPERIENCE_MAX })),
    /** Ids of subjects, separated by commas. In the order `fit`, mentors who teach most of them come first. */
    wanted: Type.Optional(
      Type.String({
        maxLength: TOPICS_MAX * 41,
        pattern: `^${SUBJECT_ID}(,${SUBJECT_ID}){0,${TOPICS_MAX - 1}}$`,
      }),
    ),
    /** In the order `fit`, lists the mentors who speak this language before all others. */
    languageFirst: Type.Optional(literals(COURSE_LANGUAGES)),
    sort: Type.Optional(literals(MENTOR_SORTS)),
  }),
  reply: MentorPage,
})

/** Number of mentors on a page of the directory. */
export const MENTORS_PER_PAGE = PAGE_SIZE

export const getMentorTopics = endpoint({
  method: 'GET',
  path: '/mentors/topics',
  access: 'public',
  rateLimit: 'search',
  summary: 'The subjects that active mentors teach, by name, with the number of mentors.',
  reply: Type.Array(Type.Object({ domain: Type.String(), mentors: Type.Integer() })),
})
