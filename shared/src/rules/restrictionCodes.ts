/**
 * Why a person who has an account may not take part. Each is also the code with which the calls of that person are
 * refused. `account_suspended`: an operator has suspended the account · `mentor_pending`: a mentor whom no operator has
 * approved, or whose approval was withdrawn.
 */
export const RESTRICTIONS = ['account_suspended', 'mentor_pending'] as const
export type Restriction = (typeof RESTRICTIONS)[number]
