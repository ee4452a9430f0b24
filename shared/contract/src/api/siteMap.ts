import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint'
import { Id, literals, Timestamp } from './wire'

/** What has a public page of its own for each of its kind. */
export const LISTED_KINDS = ['courses', 'mentors', 'workshops', 'lessons'] as const
export type ListedKind = (typeof LISTED_KINDS)[number]
const Kind = Type.Object({ kind: literals(LISTED_KINDS) })

/** Course of a lesson, whose id is unique in this course only. */
const courseId = Type.Optional(Id)

/** How many ids are in one part: a file of the site map, with an address for each language. */
export const SITE_MAP_PART = 5_000

export const SiteMapPart = Type.Object({
  /** The first id. */
  from: Id,
  courseId,
  /** The latest change of a page in this part. */
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
    'The parts that the ids of all listed courses, of all active mentors, of all workshops ahead, or of all lessons that everybody can read are divided into.',
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
