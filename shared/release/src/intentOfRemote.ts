import { readDeclaration } from '@mentor-connect/build/release/readDeclaration'
import { contractRange } from '@mentor-connect/build/release/statement'
import type { Intent } from './intent'

/** Reads from the sources of a remote what is known about its release before it is built. */
export const intentOfRemote = (dir: string): Intent => ({
  contract: contractRange(dir),
  declares: readDeclaration(dir),
})
