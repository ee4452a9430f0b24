/** Exported for benchmark baselines, which open the database in the same way. */
export { openDatabase } from '../platform/database/openDatabase'
