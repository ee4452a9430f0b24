import { literals } from './wire'

export const LOCALES = ['en', 'hi'] as const
export type Locale = (typeof LOCALES)[number]
export const Locale = literals(LOCALES)
