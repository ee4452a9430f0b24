import type { OperatorRole } from '@mentor-connect/contract/rules/operatorRoles'

export const sections = [
  { path: '/applications', roles: ['reviewer'] },
  { path: '/people', roles: ['support', 'moderator'] },
  { path: '/audit', roles: [] },
] as const satisfies { path: string; roles: OperatorRole[] }[]

export type SectionPath = (typeof sections)[number]['path']

/** The sections that an operator may open; an owner may open all. */
export function sectionsOf(role: OperatorRole): SectionPath[] {
  return sections
    .filter(({ roles }) => role === 'owner' || (roles as readonly OperatorRole[]).includes(role))
    .map(({ path }) => path)
}

/** Where an operator begins. */
export const startOf = (role: OperatorRole): string => sectionsOf(role)[0] ?? '/sign-in'
