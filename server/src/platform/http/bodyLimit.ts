import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'

/** Maximum size in bytes for endpoints that do not set a limit. */
export const BODY_LIMIT_BYTES = 64 * 1024

/** Returns the maximum size in bytes of a JSON body, or of the text fields of a form. */
export function bodyLimitOf({ maxBodyBytes }: AnyEndpoint): number {
  return maxBodyBytes ?? BODY_LIMIT_BYTES
}
