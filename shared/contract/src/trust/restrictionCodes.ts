/**
 * Reasons why an account may not use the product. They are also the failure codes of its rejected calls.
 * `account_suspended`: suspended by an operator · `mentor_pending`: a mentor who is not approved yet, or whose
 * approval was withdrawn.
 */
export const RESTRICTIONS = ['account_suspended', 'mentor_pending'] as const
export type Restriction = (typeof RESTRICTIONS)[number]

/**
 * Reasons why an account may not use chat. `guardian_consent_needed`: a minor without the verified consent of a
 * guardian. Such an account may use everything else.
 */
export const CHAT_RESTRICTIONS = [...RESTRICTIONS, 'guardian_consent_needed'] as const
export type ChatRestriction = (typeof CHAT_RESTRICTIONS)[number]

/** `reason` of a refused write: the caller has to agree to the current terms first. */
export const TERMS_CHANGED = 'terms_changed'
