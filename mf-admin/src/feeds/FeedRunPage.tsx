import { call, useEndpoint } from '@mentor-connect/api'
import {
  approveFeedRun,
  discardFeedRun,
  getFeedRun,
  type FeedRunReport,
} from '@mentor-connect/contract/admin/feeds'
import { useFormats } from '@mentor-connect/i18n'
import { Button, Muted, Notice, Row } from '@mentor-connect/ui'
import { Link, useParams } from 'react-router-dom'
import { Details } from '../list-controls/Details'
import { RecordHeader } from '../list-controls/RecordHeader'
import { RecordMissing } from '../list-controls/RecordMissing'
import { RecordLayout } from '../list-controls/RecordLayout'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import { AdminFailure } from '../operator/AdminFailure'
import { DoneNotice } from '../operator/DoneNotice'
import { useAct } from '../operator/useAct'
import { ReportLines } from './ReportLines'
import { RunState } from './RunState'

/** One run of a feed: its report, and the decision if it waits for one. */
export default function FeedRunPage() {
  const t = useT()
  const { dateTime } = useFormats()
  const { id = '', run = '' } = useParams()
  const { data, error, retry } = useEndpoint(getFeedRun, { params: { id, run } })
  const { act, isBusy, failure, done } = useAct(retry)
  if (error || !data) return <RecordMissing error={error} onRetry={retry} />
  const request = { params: { id, run }, body: {} }
  const approve = () => act(() => call(approveFeedRun, request), t('admin.feeds.done.approve'))
  const discard = () => act(() => call(discardFeedRun, request), t('admin.feeds.done.discard'))
  return (
    <RecordLayout>
      <RecordHeader name={t('admin.feeds.runOf', { time: dateTime(data.startedAt) })}>
        <RunState run={data} />
      </RecordHeader>
      <Link to={`/openings/feeds/${id}`}>{t('admin.feeds.toFeed')}</Link>
      {data.failure && <Notice tone="danger">{t(`admin.feeds.failure.${data.failure}`)}</Notice>}
      <Numbers run={data} />
      <DoneNotice text={done} />
      {data.state === 'held' && (
        <RecordSection title={t('admin.decision.title')}>
          <p>{t(`admin.feeds.held.${data.hold!}`)}</p>
          <Row $gap={3}>
            <Button $inactive={isBusy} onClick={() => void approve()}>
              {t('admin.feeds.approve')}
            </Button>
            <Button $variant="danger" $inactive={isBusy} onClick={() => void discard()}>
              {t('admin.feeds.discard')}
            </Button>
          </Row>
          <Muted>{t('admin.feeds.discardHelp')}</Muted>
        </RecordSection>
      )}
      <AdminFailure failure={failure} />
      <ReportLines lines={data.lines} />
    </RecordLayout>
  )
}

const NUMBERS = ['entries', 'added', 'changed', 'unchanged', 'closed', 'refused', 'suspicious'] as const

function Numbers({ run }: { run: FeedRunReport }) {
  const t = useT()
  const { number } = useFormats()
  return (
    <RecordSection>
      <Details
        items={[
          [t('admin.feeds.cause'), t(`admin.feeds.cause.${run.cause}`)],
          ...NUMBERS.map((name): [string, string] => [t(`admin.feeds.${name}`), number(run[name])]),
        ]}
      />
    </RecordSection>
  )
}
