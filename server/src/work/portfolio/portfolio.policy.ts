import { findAge } from '../../accounts/people/age.repo'
import { mustTellAge } from '../../accounts/people/unknownAge.query'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { errors } from '../../platform/http/errors'

/** Returns true if a learner may show a portfolio. Learners whose age is unknown count as adults. */
export const mayShow = async (db: Database, learnerId: string): Promise<boolean> =>
  (await findAge(db, learnerId))?.is_minor !== 1

/**
 * Checks that a learner may show a portfolio.
 * @throws an error that tells the learner why the portfolio stays hidden
 */
export async function requireMayShow(
  db: Database,
  learnerId: string,
  config: Pick<ApiDependencies['config'], 'requireAge'>,
) {
  if (await mustTellAge(db, learnerId, config)) throw errors.birthYearNeeded()
  if (!(await mayShow(db, learnerId)))
    throw errors.invalidInput({ visibility: 'You can show a portfolio once you are an adult.' })
}
