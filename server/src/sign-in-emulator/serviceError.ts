/** An error in the vendor's format. */
export class ServiceError extends Error {
  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }

  body() {
    return { errors: [{ code: this.code, message: this.message, long_message: this.message, meta: {} }] }
  }
}
