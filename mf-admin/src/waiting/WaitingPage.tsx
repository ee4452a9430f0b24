import { useEndpoint } from '@mentor-connect/api'
import { getWaiting } from '@mentor-connect/contract/admin/waiting'
import { PageTitle } from '@mentor-connect/contract/remote'
import { AreaPage, CardGrid, Lead, LoadFailed, Notice, Skeleton, Title } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { WaitingCard } from './WaitingCard'

export default function WaitingPage() {
  const t = useT()
  const { data, error, isLoading, retry } = useEndpoint(getWaiting, {})
  const isIdle = data?.waiting.every(({ count }) => count === 0)

  return (
    <AreaPage>
      <PageTitle>{t('admin.waiting.title')}</PageTitle>
      <header>
        <Title>{t('admin.waiting.title')}</Title>
        {isIdle && <Lead>{t('admin.waiting.nothing')}</Lead>}
      </header>
      {error && <LoadFailed error={error} onRetry={retry} />}
      {!error && (isLoading || !data) && <Skeleton $height="12rem" />}
      {data?.hasChat === false && <Notice tone="warning">{t('admin.jobs.noChat')}</Notice>}
      {data && (
        <CardGrid>
          {data.waiting.map((waiting) => (
            <WaitingCard key={waiting.kind} waiting={waiting} />
          ))}
        </CardGrid>
      )}
    </AreaPage>
  )
}
