import type { TestApp } from '../../../testing/testApp'

interface NewMeeting {
  id: string
  /** Ids of the mentor and the learner. */
  mentor: string
  learner: string
  /** Time from now until the end of the meeting, in ms; negative for the past. */
  endsIn: number
}

/** Inserts a booked session of half an hour. */
export async function insertMeeting(
  t: Pick<TestApp, 'db' | 'clock'>,
  { id, mentor, learner, endsIn }: NewMeeting,
) {
  const ends = t.clock().getTime() + endsIn
  const [start, end] = [new Date(ends - 30 * 60_000).toISOString(), new Date(ends).toISOString()]
  await t.db
    .insertInto('meetings')
    .values({
      id,
      mentor_id: mentor,
      learner_id: learner,
      client_id: id,
      first_start: start,
      kind_id: 'talk',
      title: 'Career talk',
      topic: '',
      starts_at: start,
      ends_at: end,
      state: 'booked',
      revision: 0,
      cancelled_by: null,
      created_at: start,
      changed_at: start,
    })
    .execute()
}
