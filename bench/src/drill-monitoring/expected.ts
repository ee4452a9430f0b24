/** Why a query of a panel has no series in the drill: title of the panel → reason. */
export const PANELS_WITHOUT_DATA: Record<string, string> = {
  'How late jobs are': 'only jobs that are due have a lag',
}

/** Why what an alert looks at has no series in the drill: alert → reason. */
export const ALERTS_WITHOUT_DATA: Record<string, string> = {
  JobsDead: 'no job failed for good',
  JobsLate: 'only jobs that are due have a lag',
}
