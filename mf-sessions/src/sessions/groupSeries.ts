import type { Meeting } from '@mentor-connect/contract/mentoring/sessions/meetings'

/** A session of a list, and the other ones of its series in the same list. */
interface MeetingGroup {
  meeting: Meeting
  others: Meeting[]
}

/** Puts the sessions of each series together, in the place of the first of them. */
export function groupSeries(meetings: Meeting[]): MeetingGroup[] {
  const groups: MeetingGroup[] = []
  for (const meeting of meetings) {
    const { series } = meeting
    const group = series && groups.find((one) => one.meeting.series?.id === series.id)
    if (group) group.others.push(meeting)
    else groups.push({ meeting, others: [] })
  }
  return groups
}
