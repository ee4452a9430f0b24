/**
 * `load`: it did not come · `timeout`: not in time · `integrity`: what came is not what was released · `broken`: it came
 * and does not run · `contract`: built for another shell.
 */
export type RemoteFailureReason = 'load' | 'timeout' | 'integrity' | 'broken' | 'contract'

interface Circumstances extends ErrorOptions {
  /** Id of the release, where one had been chosen. */
  release?: string
}

/** A remote that cannot be shown; the message is for logs and support, the screen has its own words. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure'
  readonly release: string | undefined

  constructor(
    readonly remote: string,
    readonly reason: RemoteFailureReason,
    message: string,
    { release, ...options }: Circumstances = {},
  ) {
    super(message, options)
    this.release = release
  }
}
