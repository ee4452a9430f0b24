import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { version } from '../../../../package.json'

/** Name of the file next to `server.mjs` in which `npm run build` records the commit of the sources. */
export const COMMIT_FILE = 'commit.txt'
const FILE = join(import.meta.dirname, '..', COMMIT_FILE)

export interface ProductVersion {
  version: string
  /** The commit of the sources; `unknown` in a process that does not run from a distribution. */
  commit: string
}

/** Version and commit of the running product, for logs, health checks, metrics and traces. */
export const PRODUCT: ProductVersion = {
  version,
  commit: existsSync(FILE) ? readFileSync(FILE, 'utf8').trim() : 'unknown',
}
