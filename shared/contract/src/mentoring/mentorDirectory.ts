import Type, { type Static } from 'typebox'
import { EXPERIENCE_MAX, SEARCH_MAX, PAGE_SIZE } from '../rules/limits'
import { TOPICS_MAX } from './mentorProfile'
import { endpoint } from '../api/endpoint'
import { Mentor } from '../accounts/people'
import { PageQuery, Pagination, Timestamp, literals } from '../api/wire'

export const MENTOR_SORTS = ['fit', 'experience', 'name', 'newest'] as const
export type MentorSort = (typeof MENTOR_SORTS)[number]

/** What the directory can be limited by. */
export const MENTOR_FILTERS = ['q', 'domain', 'language', 'free', 'experience'] as const
export type MentorFilter = (typeof MENTOR_FILTERS)[number]

const SUBJECT_ID = '[a-z][a-z0-9-]{0,39}'

/** A mentor in the directory. */
export const ListedMentor = Type.Object({
  ...Mentor.properties,
  /** Whether the mentor offers sessions; `none` answers messages only. */
  sessions: Type.Optional(literals(['offered', 'none'])),
  /** When the next free time for a session begins, if there is one within seven days. Up to an hour old. */
  nextFreeAt: Type.Optional(Timestamp),
})
export type ListedMentor = Static<typeof ListedMentor>

export const MentorPage = Type.Object({
  mentors: Type.Array(ListedMentor),
  pagination: Pagination,
  /** If nobody is found: how many there are without one of the filters, the most first; none without anybody. */
  without: Type.Array(Type.Object({ filter: literals(MENTOR_FILTERS), mentors: Type.Integer() })),
})
export type MentorPage = Static<typeof MentorPage>

export const getMentorPage = endpoint({
  method: 'GET',
  path: '/mentors',
  access: 'public',
  rateLimit: 'search',
  summary:
    'A page of the active mentors. `fit`, the default order: most of the wanted subjects, then the soonest answers, then experience.',
  query: Type.Object({
    ...PageQuery.properties,
    q: Type.Optional(Type.String({ maxLength: SEARCH_MAX })),
    /** Any name of a subject, which narrower ones are part of; or a mentor’s own word. */
    domain: Type.Optional(Type.String({ maxLength: 200 })),
    language: Type.Optional(Type.String({ maxLength: 20 })),
    /** Finds mentors with a free time for a session within seven days. */
    free: Type.Optional(Type.Literal('week')),
    /** Finds mentors with at least so many years of experience. */
    experience: Type.Optional(Type.Integer({ minimum: 0, maximum: EXPERIENCE_MAX })),
    /** Ids of subjects, with commas: those who teach most of them come first in the order `fit`. */
    wanted: Type.Optional(
      Type.String({
        maxLength: TOPICS_MAX * 41,
        pattern: `^${SUBJECT_ID}(,${SUBJECT_ID}){0,${TOPICS_MAX - 1}}$`,
      }),
    ),
    sort: Type.Optional(literals(MENTOR_SORTS)),
  }),
  reply: MentorPage,
})

/** How many mentors a page of the directory has. */
export const MENTORS_PER_PAGE = PAGE_SIZE

export const getMentorTopics = endpoint({
  method: 'GET',
  path: '/mentors/topics',
  access: 'public',
  rateLimit: 'search',
  summary: 'The subjects that active mentors teach, by name, with the number of mentors.',
  reply: Type.Array(Type.Object({ domain: Type.String(), mentors: Type.Integer() })),
})
