import { useEndpoint } from '@mentor-connect/api'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { getBoardEntry } from '@mentor-connect/contract/work/applications'
import { AreaPage, BackTo, ButtonLink, MissingRecord } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { EntryDetails } from './EntryDetails'

/** One entry of the board, with notes, dates and the application that was sent. */
export function EntryPage({ id }: { id: string }) {
  const t = useT()
  const { data, error, retry } = useEndpoint(getBoardEntry, { params: { id } })
  return (
    <AreaPage>
      <PageTitle>{data?.title ?? t('openings.board.title')}</PageTitle>
      <BackTo to={paths.learner.applications}>{t('openings.board.title')}</BackTo>
      {!data && (
        <MissingRecord error={error} onRetry={retry} notFound={t('openings.entry.notFound')}>
          <ButtonLink to={paths.learner.applications}>{t('openings.board.title')}</ButtonLink>
        </MissingRecord>
      )}
      {data && <EntryDetails entry={data} onReload={retry} />}
    </AreaPage>
  )
}
