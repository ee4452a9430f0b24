/** What makes a password too easy to guess, as the `reason` of a `weak_password` failure says it. */
export const PASSWORD_WEAKNESSES = ['common', 'personal', 'repeated', 'sequence', 'date', 'short'] as const
export type PasswordWeakness = (typeof PASSWORD_WEAKNESSES)[number]
