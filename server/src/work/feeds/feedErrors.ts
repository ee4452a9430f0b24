import { conflict } from '../../platform/http/errors'

const stateChanged = (message: string) => conflict('state_changed', message)

/** Errors that only feeds can cause. The reason is the one that the back office uses for all decisions. */
export const feedErrors = {
  changed: () => stateChanged('This feed was changed in the meantime. Load it again to continue.'),
  running: () => stateChanged('This feed is being read at the moment.'),
  notHeld: () => stateChanged('This import does not wait for a decision any more.'),
  fromFeed: (name: string) =>
    conflict('not_possible', `This opening comes from the feed “${name}”, where its texts are changed.`),
  tooMany: () => conflict('not_possible', 'There are as many feeds as possible.'),
}
