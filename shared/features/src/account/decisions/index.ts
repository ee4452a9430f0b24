import { lazyPart } from '@mentor-connect/ui'

/**
 * Decisions about the account, shown above its settings. Renders nothing for people about whom there is no decision.
 */
export const DecisionsCard = lazyPart(() =>
  import(/* webpackChunkName: "decisions" */ './DecisionsCard').then((module) => module.DecisionsCard),
)

/** Reports that the person has made. Renders nothing for people who have made none. */
export const ReportsCard = lazyPart(() =>
  import(/* webpackChunkName: "decisions" */ './ReportsCard').then((module) => module.ReportsCard),
)
