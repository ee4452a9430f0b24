/** Who opens a page. */
export const ROLES = ['visitor', 'user', 'mentor'] as const
export type Role = (typeof ROLES)[number]
export type SignedInRole = Exclude<Role, 'visitor'>

/** As people say it. */
export const ROLE_NAMES: Record<Role, string> = { visitor: 'visitor', user: 'learner', mentor: 'mentor' }

/** Tells the sample server whose session it is: a page of the gate has no other cookie. */
export const ROLE_COOKIE = 'gate-role'
