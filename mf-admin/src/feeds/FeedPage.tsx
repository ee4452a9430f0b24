import { call, useEndpoint } from '@mentor-connect/api'
import { fetchFeed, getFeed, setFeedState, type FeedDetails } from '@mentor-connect/contract/admin/feeds'
import type { FeedState } from '@mentor-connect/contract/work/feedRules'
import { useFormats } from '@mentor-connect/i18n'
import { Button, Muted, Notice, Row, Tag } from '@mentor-connect/ui'
import { useState } from 'react'
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
import { ChangeFeed } from './ChangeFeed'
import { EndFeed } from './EndFeed'
import { FeedRuns } from './FeedRuns'
import { UploadFile } from './UploadFile'

type Acting = ReturnType<typeof useAct>

/** One feed: its state, its runs, and what an operator can do with it. */
export default function FeedPage() {
  const t = useT()
  const { id = '' } = useParams()
  const { data, error, retry } = useEndpoint(getFeed, { params: { id } })
  const acting = useAct(retry)
  if (error || !data) return <RecordMissing error={error} onRetry={retry} />
  const { name, state, kind, lastRun, version } = data
  return (
    <RecordLayout>
      <RecordHeader name={name}>
        <Tag $tone={state === 'active' ? 'primary' : 'neutral'}>{t(`admin.feeds.state.${state}`)}</Tag>
      </RecordHeader>
      {lastRun?.state === 'held' && (
        <Notice tone="warning">
          <Link to={`/openings/feeds/${id}/runs/${lastRun.id}`}>
            {t(`admin.feeds.held.${lastRun.hold!}`)}
          </Link>
        </Notice>
      )}
      <FeedFacts feed={data} />
      <DoneNotice text={acting.done} />
      <AdminFailure failure={acting.failure} />
      {state !== 'ended' && <FeedActs feed={data} acting={acting} />}
      {state === 'active' && kind === 'file' && <UploadFile id={id} acting={acting} />}
      <FeedRuns key={lastRun?.changedAt} id={id} />
      {state !== 'ended' && <ChangeFeed key={version} feed={data} acting={acting} />}
    </RecordLayout>
  )
}

function FeedFacts({ feed: { address, present, dueAt } }: { feed: FeedDetails }) {
  const t = useT()
  const { dateTime, number } = useFormats()
  return (
    <RecordSection>
      <Details
        items={[
          [t('admin.feeds.source'), address || t('admin.feeds.kind.file')],
          [t('admin.feeds.present'), number(present)],
          ...(dueAt ? [[t('admin.feeds.next'), dateTime(dueAt)] as [string, string]] : []),
        ]}
      />
    </RecordSection>
  )
}

/** Reading now, pausing and ending. Ending closes all openings of the feed, so it is confirmed first. */
function FeedActs({ feed: { id, kind, state, version }, acting }: { feed: FeedDetails; acting: Acting }) {
  const t = useT()
  const { act, isBusy } = acting
  const [isEnding, setEnding] = useState(false)
  const setState = (next: FeedState) =>
    act(
      () => call(setFeedState, { params: { id }, body: { version, state: next } }),
      t(`admin.feeds.done.${next}`),
    )
  const fetchNow = () => act(() => call(fetchFeed, { params: { id }, body: {} }), t('admin.feeds.done.fetch'))
  const end = () => {
    setEnding(false)
    void setState('ended')
  }
  return (
    <RecordSection title={t('admin.openings.platform.acts')}>
      <Row $gap={3}>
        {kind === 'address' && (
          <Button $inactive={isBusy} onClick={() => void fetchNow()}>
            {t('admin.feeds.fetch')}
          </Button>
        )}
        <Button
          $variant="secondary"
          $inactive={isBusy}
          onClick={() => void setState(state === 'active' ? 'paused' : 'active')}
        >
          {t(state === 'active' ? 'admin.feeds.pause' : 'admin.feeds.resume')}
        </Button>
        <Button $variant="danger" $inactive={isBusy} onClick={() => setEnding(true)}>
          {t('admin.feeds.end')}
        </Button>
      </Row>
      <Muted>{t('admin.feeds.pauseHelp')}</Muted>
      {isEnding && <EndFeed onConfirm={end} onClose={() => setEnding(false)} />}
    </RecordSection>
  )
}
