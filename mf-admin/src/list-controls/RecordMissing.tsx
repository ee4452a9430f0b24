import type { ApiFailure } from '@mentor-connect/api'
import { PageTitle } from '@mentor-connect/contract/remote'
import { LoadFailed, Skeleton, Title } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { RecordPage } from './RecordPage'

interface RecordMissingProps {
  /** Absent while the record is loading. */
  error: ApiFailure | undefined
  onRetry: () => void
}

/** Replaces a record that is loading or could not be loaded. */
export function RecordMissing({ error, onRetry }: RecordMissingProps) {
  const t = useT()
  if (!error)
    return (
      <RecordPage>
        <Skeleton $height="20rem" aria-busy />
      </RecordPage>
    )
  return (
    <RecordPage>
      <PageTitle>{t('admin.record.missing')}</PageTitle>
      <Title>{t('admin.record.missing')}</Title>
      <LoadFailed error={error} onRetry={onRetry} />
    </RecordPage>
  )
}
