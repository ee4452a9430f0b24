export type RemoteFailureReason = 'load' | 'contract'

/** A remote that cannot be shown; the message is for logs and support, the screen has its own words. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure'
  constructor(
    readonly remote: string,
    readonly reason: RemoteFailureReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
