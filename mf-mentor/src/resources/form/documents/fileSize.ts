/** Converts bytes to whole megabytes, for displaying a limit. */
export function megabytes(bytes: number): number {
  return Math.floor(bytes / (1024 * 1024))
}
