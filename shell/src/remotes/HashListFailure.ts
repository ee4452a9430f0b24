import type { Diagnosis } from './diagnose'

/** Thrown if the hashes of a release could not be loaded. None of its code may run then. */
export class HashListFailure extends Error {
  override name = 'HashListFailure'

  constructor(
    readonly diagnosis: Diagnosis,
    options: ErrorOptions,
  ) {
    super(diagnosis.text, options)
  }
}
