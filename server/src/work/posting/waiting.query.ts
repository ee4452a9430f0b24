import type { Database } from '../../kernel/database/schema'
import { selectOpenings } from '../openings/openings.repo'

/** Returns a query for openings that wait for an operator, in any order. */
export const waitingOpenings = (db: Database) => selectOpenings(db).where('openings.state', '=', 'waiting')
