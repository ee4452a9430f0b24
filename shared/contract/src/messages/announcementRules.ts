/** The people to whom an announcement is shown; `everyone` includes visitors. */
export const ANNOUNCEMENT_AUDIENCES = ['everyone', 'learners', 'mentors'] as const
export type AnnouncementAudience = (typeof ANNOUNCEMENT_AUDIENCES)[number]

/** Pattern of a link to a page of the site or to an https address. Other schemes and `//host` are not allowed. */
export const ANNOUNCEMENT_LINK = '^(/(?![/\\\\])|https://[^/\\\\\\s])\\S*$'
