import { foldText } from './foldText'
import { isReservedName } from './reservedNames'

// Slugs: the part of a page's address that a person chooses for their own page.

export const SLUG_MIN = 3
export const SLUG_MAX = 40
/**
 * Number of days for which a former slug redirects to the new one and is reserved, and the maximum number of
 * former slugs per person.
 */
export const FORMER_SLUG_DAYS = 365
export const FORMER_SLUGS_MAX = 3

export type SlugError = 'slug' | 'reserved'

/** Lower-case Latin letters and digits, in words that are joined by hyphens. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Names that could be mistaken for a page of the site, or for people who speak for it. */
const RESERVED = new Set(
  `about account admin administrator anonymous api app apply chat contact edit employer help home jobs learner learners
  login logout me mentor mentors moderator new null official openings operator operators owner paths people portfolio
  privacy profile public root search security settings shop signup site staff student support system team terms
  undefined user users verify work www`.split(/\s+/),
)

/** Returns the reason why a name cannot be part of an address; undefined if it can. */
export function slugError(slug: string): SlugError | undefined {
  if (!SLUG.test(slug) || slug.length < SLUG_MIN || slug.length > SLUG_MAX) return 'slug'
  return RESERVED.has(slug) || isReservedName(slug) ? 'reserved' : undefined
}

/** Returns a slug made from a typed name: `Asha Verma` becomes `asha-verma`. The slug may be invalid. */
export function slugOf(name: string): string {
  const words = foldText(name).match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, SLUG_MAX).replace(/-+$/, '')
}
