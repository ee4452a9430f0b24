/** For programs that are measured against ours: the same database, opened the same way. */
export { openDatabase } from '../platform/database/openDatabase'
