/**
 * Stages of an application that was sent in the product. The poster of the opening changes the stage; only
 * the learner withdraws the application. `new`: the poster has not opened it.
 */
export const APPLICATION_STAGES = ['new', 'read', 'interview', 'offer', 'declined', 'withdrawn'] as const
export type ApplicationStage = (typeof APPLICATION_STAGES)[number]

/** Stages that the poster can set. */
export const POSTER_STAGES = ['read', 'interview', 'offer', 'declined'] as const satisfies ApplicationStage[]
export type PosterStage = (typeof POSTER_STAGES)[number]

/** The columns of a learner's board. */
export const BOARD_STAGES = ['saved', 'applied', 'interview', 'offer', 'closed'] as const
export type BoardStage = (typeof BOARD_STAGES)[number]

/** Stages in the order of their importance to a learner who opens the board. */
const MATTERING = ['offer', 'interview', 'applied', 'saved', 'closed'] as const satisfies BoardStage[]

/** Returns the stage that a board shows first: the most important one among those with entries. */
export const firstStage = (counts: { stage: BoardStage; count: number }[]): BoardStage =>
  MATTERING.find((stage) => counts.some((one) => one.stage === stage && one.count > 0)) ?? 'applied'

const STAGE_ON_BOARD: Record<ApplicationStage, BoardStage> = {
  new: 'applied',
  read: 'applied',
  interview: 'interview',
  offer: 'offer',
  declined: 'closed',
  withdrawn: 'closed',
}

/** Returns the column in which a learner sees an application that was sent in the product. */
export const boardStageOf = (stage: ApplicationStage): BoardStage => STAGE_ON_BOARD[stage]

/** Returns true if the poster may move an application from one stage to the other. */
export function mayMove(from: ApplicationStage, to: PosterStage): boolean {
  if (from === 'withdrawn' || from === to) return false
  return to !== 'read' || from === 'new'
}

/**
 * Returns true if the poster has to write a text to the applicant when setting this stage. Opening an
 * application needs none.
 */
export const needsText = (stage: PosterStage): boolean => stage !== 'read'
