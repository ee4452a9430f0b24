/** Reasons for which a password is too easy to guess, sent as the `reason` of a `weak_password` failure. */
export const PASSWORD_WEAKNESSES = ['common', 'personal', 'repeated', 'sequence', 'date', 'short'] as const
export type PasswordWeakness = (typeof PASSWORD_WEAKNESSES)[number]
