import { ApiError } from '../../platform/http/errors'

const conflict = (message: string) =>
  new ApiError(409, 'edit_conflict', message, undefined, { reason: 'state_changed' })

/** Errors that only feeds can cause. The reason is the one that the back office knows from all its decisions. */
export const feedErrors = {
  changed: () => conflict('This feed was changed meanwhile. Load it again to continue.'),
  running: () => conflict('This feed is being read at the moment.'),
  notHeld: () => conflict('This import does not wait for a decision any more.'),
  fromFeed: (name: string) =>
    new ApiError(
      409,
      'edit_conflict',
      `This opening comes from the feed “${name}”, where its texts are changed.`,
      undefined,
      { reason: 'not_possible' },
    ),
  tooMany: () =>
    new ApiError(409, 'edit_conflict', 'There are as many feeds as possible.', undefined, {
      reason: 'not_possible',
    }),
}
