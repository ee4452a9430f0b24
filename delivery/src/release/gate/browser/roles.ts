/** Roles in which a page is opened. */
export const ROLES = ['visitor', 'user', 'mentor'] as const
export type Role = (typeof ROLES)[number]
export type SignedInRole = Exclude<Role, 'visitor'>

/** Names of the roles in messages. */
export const ROLE_NAMES: Record<Role, string> = { visitor: 'visitor', user: 'learner', mentor: 'mentor' }

/** Cookie that tells the sample server whose session it is; a page of the gate has no other cookie. */
export const ROLE_COOKIE = 'gate-role'
