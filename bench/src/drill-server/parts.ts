export const PARTS = ['kills', 'restarts', 'disk', 'clock', 'shutdown', 'attacks', 'blocking'] as const
export type Part = (typeof PARTS)[number]
