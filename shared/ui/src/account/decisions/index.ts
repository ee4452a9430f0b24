import { lazyPart } from '../..'

/** Decisions about the account, above its settings. Nothing is shown to people about whom there is none. */
export const DecisionsCard = lazyPart(() =>
  import(/* webpackChunkName: "decisions" */ './DecisionsCard').then((module) => module.DecisionsCard),
)

/** What the person has reported. Nothing is shown to people who have not. */
export const ReportsCard = lazyPart(() =>
  import(/* webpackChunkName: "decisions" */ './ReportsCard').then((module) => module.ReportsCard),
)
