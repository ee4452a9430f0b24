/** What operators check about mentors. */
export const MENTOR_CHECK_KINDS = ['identity', 'employer', 'education'] as const
export type MentorCheckKind = (typeof MENTOR_CHECK_KINDS)[number]
/** Characters of the employer or the school. */
export const CHECK_OF_MAX = 120
