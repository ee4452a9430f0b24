/**
 * Why an account may not use the product; also the failure code of its rejected calls.
 * `account_suspended`: suspended by an operator · `mentor_pending`: a mentor who is not approved yet, or whose approval
 * was withdrawn.
 */
export const RESTRICTIONS = ['account_suspended', 'mentor_pending'] as const
export type Restriction = (typeof RESTRICTIONS)[number]
