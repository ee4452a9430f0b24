import { mentorshipWorld, type Person } from '../../testing/mentorshipWorld'
import { testApp } from '../../testing/testApp'
import { findPerson } from '../../accounts/people/person.repo'
import { accountOf } from './accountExport'

it('the export names whom a person has blocked, and not who has blocked the person', async () => {
  const t = await testApp()
  const w = mentorshipWorld(t)
  const [asha, ravi] = [await w.learner(), await w.mentor()]
  const changed_at = t.clock().toISOString()
  const pair = { learner_id: asha.account._id, mentor_id: ravi.account._id }
  await t.db
    .insertInto('blocked_pairs')
    .values({ ...pair, by_learner: 0, by_mentor: 1, changed_at })
    .execute()
  const blockedPeopleOf = async ({ account: { _id, role } }: Person) =>
    (await accountOf(t.db, (await findPerson(t.db, role, _id))!, changed_at)).blockedPeople
  expect(await blockedPeopleOf(ravi)).toEqual([{ person: asha.account._id, changed_at }])
  expect(await blockedPeopleOf(asha)).toEqual([])
  const gita = await w.learner()
  const [low_id, high_id] = [asha.account._id, gita.account._id].sort() as [string, string]
  const by_low = low_id === gita.account._id ? (1 as const) : (0 as const)
  const by_high = by_low === 1 ? (0 as const) : (1 as const)
  await t.db.insertInto('blocked_learners').values({ low_id, high_id, by_low, by_high, changed_at }).execute()
  expect(await blockedPeopleOf(gita)).toEqual([{ person: asha.account._id, changed_at }])
  expect(await blockedPeopleOf(asha)).toEqual([])
  await t.close()
})
