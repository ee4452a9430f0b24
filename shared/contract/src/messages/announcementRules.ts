/** The people to whom an announcement is shown; `everyone` includes visitors. */
export const ANNOUNCEMENT_AUDIENCES = ['everyone', 'learners', 'mentors'] as const
export type AnnouncementAudience = (typeof ANNOUNCEMENT_AUDIENCES)[number]

/** A page of the site or an https address: never another scheme, never `//host`. */
export const ANNOUNCEMENT_LINK = '^(/(?![/\\\\])|https://[^/\\\\\\s])\\S*$'
