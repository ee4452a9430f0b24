import type { OperatorRole } from '@mentor-connect/contract/rules/operatorRoles'

/**
 * The main pages of the back office, and the roles that may open them; an owner may open all. The pages of a group
 * share one navigation entry, named after the first page, and link to each other with tabs.
 */
const sections = [
  { path: '/waiting', group: 'waiting', roles: ['reviewer', 'moderator', 'support'] },
  { path: '/applications', group: 'applications', roles: ['reviewer'] },
  { path: '/openings', group: 'openings', roles: ['reviewer'] },
  { path: '/openings/platform', group: 'openings', roles: ['reviewer'] },
  { path: '/openings/feeds', group: 'openings', roles: ['reviewer'] },
  { path: '/community', group: 'community', roles: ['reviewer'] },
  { path: '/cases', group: 'cases', roles: ['moderator'] },
  { path: '/cases/appeals', group: 'cases', roles: ['moderator'] },
  { path: '/cases/guardians', group: 'cases', roles: ['moderator'] },
  { path: '/cases/missed-sessions', group: 'cases', roles: ['moderator'] },
  { path: '/people', group: 'people', roles: ['support', 'moderator'] },
  { path: '/courses', group: 'courses', roles: ['moderator'] },
  { path: '/courses/skill-paths', group: 'courses', roles: ['moderator'] },
  { path: '/courses/certificates', group: 'courses', roles: ['support'] },
  { path: '/mails', group: 'mails', roles: ['reviewer', 'moderator', 'support'] },
  { path: '/mails/announcements', group: 'mails', roles: ['support'] },
  { path: '/figures', group: 'figures', roles: ['analyst'] },
  { path: '/jobs', group: 'jobs', roles: ['support'] },
  { path: '/audit', group: 'audit', roles: [] },
] as const satisfies { path: string; group: string; roles: OperatorRole[] }[]

export type SectionPath = (typeof sections)[number]['path']
export type SectionGroup = (typeof sections)[number]['group']

const mayOpen = (role: OperatorRole, roles: readonly OperatorRole[]) =>
  role === 'owner' || roles.includes(role)

const sectionsOf = (role: OperatorRole) => sections.filter(({ roles }) => mayOpen(role, roles))

/** Returns true if operators of the role may open a main page, and with it the records of its list. */
export const canOpen = (role: OperatorRole, page: SectionPath): boolean =>
  sectionsOf(role).some(({ path }) => path === page)

/** The entries of the navigation: the first page of each group that the operator may open. */
export function entriesOf(role: OperatorRole): { path: SectionPath; group: SectionGroup }[] {
  const allowed = sectionsOf(role)
  return allowed.filter(({ group }, at) => allowed.findIndex((one) => one.group === group) === at)
}

/** The tabs above a page; none if its group has no other page for the operator. */
export function tabsOf(role: OperatorRole, pathname: string): SectionPath[] {
  const group = sections.find(({ path }) => path === pathname)?.group
  const paths = sectionsOf(role)
    .filter((one) => one.group === group)
    .map(({ path }) => path)
  return paths.length > 1 ? paths : []
}

/** The list to which the record at a path belongs: `/courses/certificates` for `/courses/certificates/7`. */
export const listOf = (pathname: string): SectionPath | undefined =>
  sections.findLast(({ path }) => pathname.startsWith(`${path}/`))?.path

/** The page that an operator sees first; the sign-in page if there is none for the role. */
export const startOf = (role: OperatorRole): string => entriesOf(role)[0]?.path ?? '/sign-in'
