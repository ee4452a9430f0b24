import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint'
import { Id, literals, Timestamp } from './wire'

/** Kinds of things that each have a public page. */
export const LISTED_KINDS = [
  'courses',
  'mentors',
  'workshops',
  'openings',
  'paths',
  'people',
  'questions',
  'lessons',
  'projects',
  'booking',
] as const
export type ListedKind = (typeof LISTED_KINDS)[number]
const Kind = Type.Object({ kind: literals(LISTED_KINDS) })

/** Id of the lesson's course. A lesson's id is unique only within its course. */
const courseId = Type.Optional(Id)

/** Maximum number of ids in one part. Each part is one file of the site map, with an address for each language. */
export const SITE_MAP_PART = 5_000

export const SiteMapPart = Type.Object({
  /** The first id of this part. */
  from: Id,
  courseId,
  /** The time at which a page in this part last changed. */
  lastModified: Timestamp,
})
export type SiteMapPart = Static<typeof SiteMapPart>

export const SiteMapEntry = Type.Object({ id: Id, courseId, lastModified: Timestamp })
export type SiteMapEntry = Static<typeof SiteMapEntry>

export const getSiteMapParts = endpoint({
  method: 'GET',
  path: '/site-map/:kind',
  access: 'public',
  rateLimit: 'siteMap',
  summary:
    'The parts that the ids of all listed courses, of all active mentors, of all workshops ahead, of all open openings, of all skill paths, of all portfolios that search engines may list, of all questions of the community, of all lessons that everybody can read, of all open projects, or of all booking pages of mentors that search engines may list are divided into.',
  params: Kind,
  reply: Type.Array(SiteMapPart),
})

export const getSiteMapEntries = endpoint({
  method: 'GET',
  path: '/site-map/:kind/entries',
  access: 'public',
  rateLimit: 'siteMap',
  summary: 'The ids of one part, in order, with the time of the last change.',
  params: Kind,
  query: Type.Object({ from: Id, courseId }),
  reply: Type.Array(SiteMapEntry),
})
