import { DAY_MS } from '../rules/durations'

/** Maximum lengths, in grapheme clusters. */
export const POST_TITLE_MAX = 150
export const POST_TEXT_MAX = 5_000
/** Maximum length of the description of a picture, in grapheme clusters. */
export const PICTURE_ALT_MAX = 200

export const PICTURES_MAX = 3
/** Subjects that a question may name in addition to its first one. */
export const TAGS_MAX = 3
/** Maximum number of answers to one question. */
export const ANSWERS_MAX = 100
export const QUESTIONS_PAGE = 20
/** Maximum number of similar questions that are shown while somebody writes, and below a question. */
export const SIMILAR_MAX = 5
export const FOLLOWED_SUBJECTS_MAX = 30
export const FOLLOWED_QUESTIONS_MAX = 500
/** Counts of questions are exact up to this number. A larger count is sent as one more than this. */
export const COUNTED_MAX = 99
/** Length of the beginning of a text that lists show, in grapheme clusters. */
export const EXCERPT_MAX = 200

/** The languages in which people write here, as BCP 47 tags. */
export const COMMUNITY_LANGUAGES = ['en', 'hi'] as const
export type CommunityLanguage = (typeof COMMUNITY_LANGUAGES)[number]

export const COMMUNITY_ORDERS = ['newest', 'unanswered', 'helpful'] as const
export type CommunityOrder = (typeof COMMUNITY_ORDERS)[number]

/** Number of first posts of a person that operators read before others see them. Approved mentors have none. */
export const FIRST_POSTS = 2
/** Maximum number of links in one post of a person whose first posts have not been approved yet. */
export const LINKS_OF_NEW_PEOPLE_MAX = 1
export const LINKS_MAX = 5
/** A person cannot write the same text again within this time. */
export const EQUAL_POST_MS = 30 * DAY_MS

/** Values of `reason` in a 403 for a post. */
export const POST_REFUSALS = [
  /** The caller has written the same text before. */
  'equal_post',
  /** The post has more links than the caller may write. */
  'too_many_links',
  /** The text has a phone number, an address or a link by which people can be reached outside the site. */
  'contact_data',
  /** The question has as many answers as it may have. */
  'answers_full',
  /** The caller follows as many questions or subjects as possible. */
  'follows_full',
] as const
export type PostRefusal = (typeof POST_REFUSALS)[number]
