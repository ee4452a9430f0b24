import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import type { ApiDependencies } from '../dependencies'
import type { CancelledMeeting } from '../meeting-data/cancelMeetings.repo'
import { tellCancelledMeetings } from '../meeting-data/tellCancelledMeetings'
import type { CancelledMentorship } from '../mentorship-data/cancelMentorships.repo'
import { tellCancelled } from '../mentorship-data/cancelOpenMentorships'

interface Cancelled {
  meetings: CancelledMeeting[]
  mentorships: CancelledMentorship[]
}

/** Tells others that an account is gone: their sessions and mentorships with it. In the order of their ids. */
export async function tellPartners(
  tx: Kysely<ApiDatabase>,
  dependencies: Pick<ApiDependencies, 'jobs' | 'clock'>,
  { meetings, mentorships }: Cancelled,
) {
  const partners = new Set([...meetings, ...mentorships].map(({ partnerId }) => partnerId))
  for (const partner of [...partners].sort()) {
    const isTheirs = ({ partnerId }: { partnerId: string }) => partnerId === partner
    await tellCancelledMeetings(tx, dependencies, undefined, meetings.filter(isTheirs))
    await tellCancelled(tx, dependencies, mentorships.filter(isTheirs))
  }
}
