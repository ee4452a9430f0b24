import type { ApiDependencies } from '../../kernel/dependencies'
import { today } from '../openings/openings.repo'
import { closeBefore } from './expired.repo'

const AT_ONCE = 100

/**
 * Closes the openings whose closing day is over. Reads treat these as closed even before this function runs.
 */
export async function closeExpired({ db }: Pick<ApiDependencies, 'db'>, now: Date): Promise<void> {
  const due = { day: today(now), now: now.toISOString(), most: AT_ONCE }
  while ((await db.transaction().execute((tx) => closeBefore(tx, due))) === AT_ONCE);
}
