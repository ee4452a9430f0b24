import { lazyPart } from '@mentor-connect/ui'

/** The people whom a person has blocked. Renders nothing for somebody who has blocked nobody. */
export const BlockedPeopleCard = lazyPart(() =>
  import(/* webpackChunkName: "blocked-people" */ './BlockedPeopleCard').then(
    (module) => module.BlockedPeopleCard,
  ),
)
