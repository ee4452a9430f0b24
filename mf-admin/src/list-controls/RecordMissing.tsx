import type { ApiFailure } from '@mentor-connect/api'
import { PageTitle } from '@mentor-connect/contract/remote'
import { LoadFailed, LoadingHeading, Skeleton, Stack, VisuallyHidden } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { RecordLayout } from './RecordLayout'

interface RecordMissingProps {
  /** Absent while the record is loading. */
  error: ApiFailure | undefined
  onRetry: () => void
}

/** Replaces a record that is loading or could not be loaded. */
export function RecordMissing({ error, onRetry }: RecordMissingProps) {
  const t = useT()
  if (!error) return <LoadingRecord />
  return (
    <RecordLayout>
      <PageTitle>{t('admin.record.missing')}</PageTitle>
      <VisuallyHidden as="h1">{t('admin.record.missing')}</VisuallyHidden>
      <LoadFailed error={error} onRetry={onRetry} />
    </RecordLayout>
  )
}

function LoadingRecord() {
  return (
    <RecordLayout>
      <LoadingHeading />
      <Skeleton $height="2.5rem" $width="min(18rem, 80%)" />
      <Stack $gap={4}>
        {['90%', '70%', '80%', '60%'].map((width) => (
          <Skeleton key={width} $height="1.5rem" $width={width} />
        ))}
      </Stack>
      <Skeleton $height="10rem" />
    </RecordLayout>
  )
}
