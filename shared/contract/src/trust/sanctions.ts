/**
 * Decisions that an operator may make about a person. `note`: only operators can see it · `warning`: has no other
 * effect · `limit`: no new conversations and no first contact · `suspension`: the person may only read the reason,
 * appeal, export the data and delete the account.
 */
export const SANCTION_KINDS = ['note', 'warning', 'limit', 'suspension'] as const
export type SanctionKind = (typeof SANCTION_KINDS)[number]

/** Sanctions that the person is informed about. */
export const TOLD_SANCTIONS = ['warning', 'limit', 'suspension'] as const satisfies SanctionKind[]
export type ToldSanction = (typeof TOLD_SANCTIONS)[number]

/** Days during which a person may appeal against a sanction. */
export const APPEAL_DAYS = 20
/** Maximum length of an appeal, in grapheme clusters. */
export const APPEAL_GRAPHEMES_MAX = 2_000
