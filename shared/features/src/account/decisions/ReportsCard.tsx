import { useEndpoint } from '@mentor-connect/api'
import { getReports, type LaterReport } from '@mentor-connect/contract/trust/safety'
import { LoadFailed, Stack } from '@mentor-connect/ui'
import styled from 'styled-components'
import { SettingsCard } from '../SettingsCard'
import { Earlier } from './Earlier'
import { ReportItem } from './ReportItem'
import { useDecisionsT } from './useDecisionsT'

/** Number of reports that are shown at once. */
const SHOWN = 3

/** The reports that a person has made, with their results. */
export function ReportsCard({ userId }: { userId: string }) {
  const t = useDecisionsT()
  const { data, error, retry } = useEndpoint(getReports, { query: { userId } })
  if (!data && !error) return null
  const reports = [...(data?.reports ?? []), ...(data?.laterReports ?? [])]
  if (data && reports.length === 0) return null

  const items = reports.toSorted(newestFirst).map((report) => <ReportItem key={report._id} report={report} />)
  const older = items.slice(SHOWN)
  return (
    <SettingsCard title={t('reports.title')}>
      {!data && <LoadFailed error={error!} onRetry={retry} />}
      {items.length > 0 && <Items>{items.slice(0, SHOWN)}</Items>}
      {older.length > 0 && (
        <Earlier title={t('reports.older', { count: older.length })}>
          <Items>{older}</Items>
        </Earlier>
      )}
    </SettingsCard>
  )
}

const newestFirst = (a: LaterReport, b: LaterReport) => b.createdAt.localeCompare(a.createdAt)

const Items = styled(Stack).attrs({ as: 'ul', $gap: 5 })``
