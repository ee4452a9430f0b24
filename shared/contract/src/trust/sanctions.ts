/**
 * What an operator may decide about a person. `note`: for operators only · `warning`: changes nothing else · `limit`: no
 * new conversations and no first contact · `suspension`: may only read the reason, appeal, export and delete.
 */
export const SANCTION_KINDS = ['note', 'warning', 'limit', 'suspension'] as const
export type SanctionKind = (typeof SANCTION_KINDS)[number]

/** Sanctions of which the person is told. */
export const TOLD_SANCTIONS = ['warning', 'limit', 'suspension'] as const satisfies SanctionKind[]
export type ToldSanction = (typeof TOLD_SANCTIONS)[number]

/** How long a person may appeal against a sanction, in days. */
export const APPEAL_DAYS = 20
/** Longest text of an appeal, in grapheme clusters. */
export const APPEAL_GRAPHEMES_MAX = 2_000
