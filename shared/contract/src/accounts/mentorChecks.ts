/** Facts about mentors that operators can check. */
export const MENTOR_CHECK_KINDS = ['identity', 'employer', 'education'] as const
export type MentorCheckKind = (typeof MENTOR_CHECK_KINDS)[number]
/** Maximum length of the name of the employer or school, in characters. */
export const CHECK_OF_MAX = 120
