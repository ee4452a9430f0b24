/** A request to measure. */
export interface MeasuredRequest {
  screen: string
  name: string
  path: string
  /** Sent with POST. */
  body?: object
}
