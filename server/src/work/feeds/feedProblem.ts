import type { FeedFailure } from '@mentor-connect/contract/work/feedRules'

/** A feed cannot be read. The run fails with this reason, which the operator reads. */
export class FeedProblem extends Error {
  constructor(
    readonly reason: FeedFailure,
    cause?: unknown,
  ) {
    super(`The feed cannot be read: ${reason}.`, { cause })
  }
}
