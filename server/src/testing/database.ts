/** For benchmark baselines: the same database, opened the same way. */
export { openDatabase } from '../platform/database/openDatabase'
