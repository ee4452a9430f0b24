import { useEndpoint } from '@mentor-connect/api'
import {
  getMissedSessions,
  type MissedSessions as Missed,
} from '@mentor-connect/contract/admin/missedSessions'
import { useFormats } from '@mentor-connect/i18n'
import { LoadFailed, Muted, Stack } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import { Details } from '../../list-controls/Details'
import { RecordSection } from '../../list-controls/RecordSection'
import { WaitingTime } from '../../list-controls/WaitingTime'
import { useT } from '../../messages/useT'
import { AdminFailure } from '../../operator/AdminFailure'
import { DoneNotice } from '../../operator/DoneNotice'
import { useAct } from '../../operator/useAct'
import { DecideMissedSessions } from './DecideMissedSessions'

/** The sessions that a mentor has missed, and what operators have decided about them. Nothing if there are none. */
export function MissedSessions({ mentorId }: { mentorId: string }) {
  const t = useT()
  const { data, error, retry } = useEndpoint(getMissedSessions, { params: { id: mentorId } })
  const acting = useAct(retry)

  if (error) return <LoadFailed error={error} onRetry={retry} />
  if (!data || (data.sessions.length === 0 && data.decisions.length === 0)) return null
  const newest = data.sessions[0]?.countsFrom
  return (
    <RecordSection title={t('admin.missed.title')}>
      <Muted>{t('admin.missed.counts')}</Muted>
      <DoneNotice text={acting.done} />
      <Sessions sessions={data.sessions} />
      <Decisions decisions={data.decisions} />
      {data.since && newest && (
        <>
          <Details
            items={[
              [
                t('admin.waiting.since'),
                <WaitingTime key="since" since={data.since} kind="missedSessions" />,
              ],
            ]}
          />
          <DecideMissedSessions mentorId={mentorId} until={newest} acting={acting} />
        </>
      )}
      <AdminFailure failure={acting.failure} />
    </RecordSection>
  )
}

function Sessions({ sessions }: Pick<Missed, 'sessions'>) {
  const t = useT()
  const { dateTime } = useFormats()
  return (
    <Details
      items={sessions.map(({ id, start, learner, isDecided }) => [
        dateTime(start),
        <Stack key={id} $gap={1}>
          <Link to={`/people/user/${learner.id}`}>{learner.name}</Link>
          {isDecided && <Muted>{t('admin.missed.isDecided')}</Muted>}
        </Stack>,
      ])}
    />
  )
}

function Decisions({ decisions }: Pick<Missed, 'decisions'>) {
  const t = useT()
  const { dateTime } = useFormats()
  return (
    <Details
      items={decisions.map(({ decision, note, by, at }) => [
        `${t(`admin.missed.decision.${decision}`)} · ${dateTime(at)}`,
        <Stack key={at} $gap={1}>
          <span>{note}</span>
          <Muted>{by}</Muted>
        </Stack>,
      ])}
    />
  )
}
