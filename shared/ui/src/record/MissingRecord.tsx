import { isNotFound, type ApiFailure } from '@mentor-connect/api'
import { useSharedT } from '@mentor-connect/i18n'
import type { ReactNode } from 'react'
import { Empty } from '../Empty'
import { VisuallyHidden } from '../layout'
import { LoadFailed } from '../LoadFailed'
import { Skeleton } from '../Skeleton'

interface MissingRecordProps {
  /** Absent while the record is loading. */
  error: ApiFailure | undefined
  onRetry: () => void
  /** Heading if there is no such record, or if the person may not see it. */
  notFound: string
  /** Ways onward if there is no such record. */
  children?: ReactNode
}

/** Replaces the record of a page that is loading, does not exist or could not be loaded. */
export function MissingRecord({ error, onRetry, notFound, children }: MissingRecordProps) {
  const t = useSharedT()
  if (!error)
    return (
      <div role="status">
        <VisuallyHidden as="h1">{t('ui.loading')}</VisuallyHidden>
        <Skeleton $height="24rem" />
      </div>
    )
  if (!isNotFound(error)) return <LoadFailed isPage error={error} onRetry={onRetry} />
  return (
    <Empty isPage title={notFound}>
      {children}
    </Empty>
  )
}
