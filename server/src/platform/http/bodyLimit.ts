import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'

/** The default limit. */
export const BODY_LIMIT_BYTES = 64 * 1024

/** The most bytes of a JSON body, and of the text fields of a form. */
export function bodyLimitOf({ maxBodyBytes }: AnyEndpoint): number {
  return maxBodyBytes ?? BODY_LIMIT_BYTES
}
