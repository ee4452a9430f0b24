import { useEndpoint } from '@mentor-connect/api'
import { getMeetingRecord } from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import { SECOND_MS } from '@mentor-connect/contract/rules/durations'
import { LoadFailed, Skeleton } from '@mentor-connect/ui'
import { SWRConfig } from 'swr'
import { NotesCard } from '../record/NotesCard'

/** The notes are read again often, because the other person may write at the same time. */
const OFTEN = { refreshInterval: 10 * SECOND_MS }

interface CallNotesProps {
  sessionId: string
  /** Name of the other person. */
  name: string
}

/**
 * The shared notes of a session, while its call goes on. A mentor's private notes are shown only on the page of the
 * session, because the screen may be shared in a call.
 */
export function CallNotes(props: CallNotesProps) {
  return (
    <SWRConfig value={OFTEN}>
      <Notes {...props} />
    </SWRConfig>
  )
}

function Notes({ sessionId, name }: CallNotesProps) {
  const { data, error, retry, setData } = useEndpoint(getMeetingRecord, { params: { id: sessionId } })
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="12rem" />
  return <NotesCard id={sessionId} name={name} record={data} onChanged={setData} />
}
