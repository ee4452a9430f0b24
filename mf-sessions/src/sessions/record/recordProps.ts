import type { MeetingRecord } from '@mentor-connect/contract/api/meetingRecords'

/** What each card about a session needs. */
export interface RecordProps {
  /** Of the session. */
  id: string
  /** Of the other person. */
  name: string
  record: MeetingRecord
  onChanged: (record: MeetingRecord) => void
}
