import { join } from 'node:path'

const isDistribution = import.meta.filename.endsWith('.mjs')

/** Folder of the repository. In a distribution, the folder that contains `programs`. */
export const ROOT = join(import.meta.dirname, isDistribution ? '..' : '../..')

/** Folder for files that can be generated again at any time. */
export const CACHE = join(ROOT, '.cache')
