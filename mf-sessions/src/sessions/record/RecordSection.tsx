import { useEndpoint } from '@mentor-connect/api'
import {
  getMeetingRecord,
  type MeetingRecord,
} from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import type { MeetingDetails } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { LoadFailed, Skeleton, lazyPart } from '@mentor-connect/ui'
import { AttendanceCard } from './AttendanceCard'
import { FeedbackCard } from './FeedbackCard'
import { PrivateNotesCard } from './PrivateNotesCard'
import { ReviewCard } from './ReviewCard'
import { useOwnSide } from './useSideName'

/** The notes need the store for drafts, so they are loaded after the times of the session and the links to its call. */
const NotesCard = lazyPart(
  () => import(/* webpackChunkName: "session-notes" */ './NotesCard').then((part) => part.NotesCard),
  <Skeleton $height="12rem" />,
)

interface RecordSectionProps {
  meeting: MeetingDetails
  onChanged: () => void
}

/**
 * The record of a session. Before the session, it contains only the notes; afterwards, also attendance,
 * feedback and review.
 */
export function RecordSection({ meeting, onChanged }: RecordSectionProps) {
  const { data, error, retry, setData } = useEndpoint(getMeetingRecord, { params: { id: meeting.id } })
  const side = useOwnSide()
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="12rem" />
  const change = (record: MeetingRecord) => {
    setData(record)
    onChanged()
  }
  const { id, partner, outcome, mentorId } = meeting
  const shared = { id, name: partner.name, record: data, onChanged: change }
  return (
    <>
      {outcome && <AttendanceCard {...shared} mentorId={mentorId} outcome={outcome} />}
      {outcome && <FeedbackCard {...shared} />}
      {outcome === 'held' && side === 'learner' && <ReviewCard id={partner.id} name={partner.name} />}
      <NotesCard {...shared} />
      {data.privateNotes && <PrivateNotesCard {...shared} notes={data.privateNotes} />}
    </>
  )
}
