import { isNotFound, type ApiFailure } from '@mentor-connect/api'
import { PageTitle } from '@mentor-connect/contract/remote'
import { useSharedT } from '@mentor-connect/i18n'
import type { ReactNode } from 'react'
import { Empty } from '../Empty'
import { LoadFailed } from '../LoadFailed'
import { NotFound } from '../NotFound'
import { Skeleton } from '../Skeleton'
import { LoadingHeading } from './LoadingHeading'

interface MissingRecordProps {
  /** Absent while the record is loading. */
  error: ApiFailure | undefined
  onRetry: () => void
  /** Heading if there is no such record, or if the person may not see it. */
  notFound: string
  /**
   * A sentence below that heading. Set on public pages, whose title then also says if the record is missing
   * or could not be loaded.
   */
  help?: string
  /** Links to other pages if there is no such record. */
  children?: ReactNode
}

/** Replaces the record of a page that is loading, does not exist or could not be loaded. */
export function MissingRecord({ error, onRetry, notFound, help, children }: MissingRecordProps) {
  const t = useSharedT()
  if (!error)
    return (
      <>
        <LoadingHeading />
        <Skeleton $height="24rem" />
      </>
    )
  if (!isNotFound(error))
    return (
      <>
        {help && <PageTitle>{t('ui.loadFailed.title')}</PageTitle>}
        <LoadFailed isPage error={error} onRetry={onRetry} />
      </>
    )
  if (help)
    return (
      <NotFound title={notFound} help={help}>
        {children}
      </NotFound>
    )
  return (
    <Empty isPage title={notFound}>
      {children}
    </Empty>
  )
}
