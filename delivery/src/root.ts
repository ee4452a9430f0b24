import { join } from 'node:path'

/** Folder of the repository. */
export const ROOT = join(import.meta.dirname, '../..')

/** Folder for files that can be generated again at any time. */
export const CACHE = join(ROOT, '.cache')
