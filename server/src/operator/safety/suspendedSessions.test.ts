import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { safetyWorld, type SafetyWorld } from '../../testing/safetyWorld'

let w: SafetyWorld
beforeEach(async () => {
  w = await safetyWorld()
})
afterEach(() => w.close())

async function insertMeeting(id: string, days: number) {
  const at = (minutes: number) =>
    new Date(w.clock().getTime() + days * DAY_MS + minutes * 60_000).toISOString()
  const people = { mentor_id: w.ravi.account._id, learner_id: w.asha.account._id }
  const row = {
    id,
    ...people,
    client_id: id,
    first_start: at(0),
    kind_id: 'talk',
    title: 'Talk',
    topic: '',
    starts_at: at(0),
    ends_at: at(30),
    state: 'booked' as const,
    revision: 0,
    cancelled_by: null,
    created_at: at(0),
    changed_at: at(0),
  }
  await w.db.insertInto('meetings').values(row).execute()
  const cell = { person_id: people.learner_id, cell: 1000 + days, meeting_id: id }
  await w.db.insertInto('time_cells').values(cell).execute()
}

it('a suspension cancels the sessions ahead, frees the time and tells the other person', async () => {
  await insertMeeting('past', -1)
  await insertMeeting('ahead', 2)
  await w.operate('users suspend', 'ravi@example.org', { reason: 'Wrote to learners about money.' })
  const rows = await w.db.selectFrom('meetings').selectAll().orderBy('id').execute()
  expect(rows).toMatchObject([
    { id: 'ahead', state: 'cancelled', cancelled_by: 'operator', revision: 1 },
    { id: 'past', state: 'booked' },
  ])
  const cells = await w.db.selectFrom('time_cells').select('meeting_id').execute()
  expect(cells).toEqual([{ meeting_id: 'past' }])
  const told = await w.db
    .selectFrom('notifications')
    .select(['person_id', 'kind'])
    .where('kind', '=', 'session-cancelled')
    .execute()
  expect(told).toEqual([{ person_id: w.asha.account._id, kind: 'session-cancelled' }])
})
