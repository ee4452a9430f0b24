import { readDeclaration } from '@mentor-connect/build/release/readDeclaration'
import { contractRange } from '@mentor-connect/build/release/statement'
import type { Intent } from './intent'

/** Reads from the sources of a remote the part of its release's description that is known before the build. */
export const intentOfRemote = (dir: string): Intent => ({
  contract: contractRange(dir),
  declares: readDeclaration(dir),
})
