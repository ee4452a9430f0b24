import type { ApiFailure } from '@mentor-connect/api'
import { LoadFailed, Skeleton } from '@mentor-connect/ui'

interface RecordMissingProps {
  /** Absent while it is loading. */
  error: ApiFailure | undefined
  onRetry: () => void
}

/** Stands in for a record that is loading, or that could not be loaded. */
export function RecordMissing({ error, onRetry }: RecordMissingProps) {
  return error ? <LoadFailed error={error} onRetry={onRetry} /> : <Skeleton $height="20rem" aria-busy />
}
