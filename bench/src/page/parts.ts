export const PARTS = ['pages', 'thread', 'navigation', 'lighthouse'] as const
export type Part = (typeof PARTS)[number]
