/**
 * Roles of operators of the back office. `reviewer` approves or rejects applications, `moderator` handles
 * reports about people's conduct, `support` helps with accounts and certificates, `analyst` reads figures,
 * and `owner` may do everything.
 */
export const OPERATOR_ROLES = ['reviewer', 'moderator', 'support', 'analyst', 'owner'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]
