import type { OperatorRole } from '@mentor-connect/contract/rules/operatorRoles'

/**
 * The pages that operators begin at, and who may open them; an owner may open all. Those of one group share an entry in
 * the navigation, which is called as the first one is, and have tabs.
 */
const sections = [
  { path: '/waiting', group: 'waiting', roles: ['reviewer', 'moderator', 'support'] },
  { path: '/applications', group: 'applications', roles: ['reviewer'] },
  { path: '/cases', group: 'cases', roles: ['moderator'] },
  { path: '/cases/appeals', group: 'cases', roles: ['moderator'] },
  { path: '/cases/guardians', group: 'cases', roles: ['moderator'] },
  { path: '/people', group: 'people', roles: ['support', 'moderator'] },
  { path: '/courses', group: 'courses', roles: ['moderator'] },
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

/** Where an operator begins. */
export const startOf = (role: OperatorRole): string => entriesOf(role)[0]?.path ?? '/sign-in'
