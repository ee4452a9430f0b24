import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Programs that a distribution contains only on request, with the paths of their modules below `src`. */
export const OPTIONAL_PARTS = {
  'release-server': 'commands/releaseServerCommand.ts',
  'browser-gate': 'release/gate/browser/browserCheck.ts',
}
export type OptionalPart = keyof typeof OPTIONAL_PARTS

/** True in the sources, and in a distribution that contains the part. */
export const hasPart = (name: OptionalPart) =>
  !import.meta.filename.endsWith('.mjs') || existsSync(join(import.meta.dirname, `${name}.mjs`))

export const howToAdd = (name: OptionalPart) => `make it with "npm run build -- --with ${name}"`
