import type { Areas } from '../remotes/AreasContext'

/** Starts the reporter, whose code comes after the page. Without it nothing is reported. */
export function reportHealth(areas: Areas): void {
  import(/* webpackChunkName: "health" */ './health/startHealthReports')
    .then(({ startHealthReports }) => startHealthReports(areas))
    .catch((error: unknown) => console.debug('The state of the areas is not reported.', error))
}
