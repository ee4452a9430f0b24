import type { FeedFailure } from '@mentor-connect/contract/work/feedRules'

/** Thrown if a feed cannot be read. The run fails with this reason, which is shown to the operator. */
export class FeedProblem extends Error {
  constructor(
    readonly reason: FeedFailure,
    cause?: unknown,
  ) {
    super(`The feed cannot be read: ${reason}.`, { cause })
  }
}
