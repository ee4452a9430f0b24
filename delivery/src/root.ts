import { join } from 'node:path'

/** Folder of the repository. */
export const ROOT = join(import.meta.dirname, '../..')

/** Folder for what can be made again at any time. */
export const CACHE = join(ROOT, '.cache')
