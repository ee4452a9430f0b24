/**
 * `load`: the download failed · `timeout`: it took too long · `integrity`: the file does not match its hash · `broken`:
 * the code does not run · `contract`: built for an incompatible version of the auth contract.
 */
export type RemoteFailureReason = 'load' | 'timeout' | 'integrity' | 'broken' | 'contract'

interface RemoteFailureOptions extends ErrorOptions {
  /** Id of the release, if one had been selected. */
  release?: string
}

/** Thrown if a remote could not be loaded. The message is for logs and support; the screen has its own text. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure'
  readonly release: string | undefined

  constructor(
    readonly remote: string,
    readonly reason: RemoteFailureReason,
    message: string,
    { release, ...options }: RemoteFailureOptions = {},
  ) {
    super(message, options)
    this.release = release
  }
}
