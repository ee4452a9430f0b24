import type { Diagnosis } from './diagnose'

/** The hashes of a release could not be loaded, so none of its code may run. */
export class HashListFailure extends Error {
  override name = 'HashListFailure'

  constructor(
    readonly diagnosis: Diagnosis,
    options: ErrorOptions,
  ) {
    super(diagnosis.text, options)
  }
}
