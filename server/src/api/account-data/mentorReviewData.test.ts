import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { startChatDoors, type ChatDoors } from '../../testing/chatDoors'
import { mentorReviewWorld } from '../../testing/mentorReviewWorld'
import { itRaces } from '../../testing/raceTests'
import type { SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { findPerson } from '../../accounts/people/person.repo'
import { accountDataService } from './accountData.service'
import { chatPeople } from '../../kernel/chat-service/chatPeople'

let doors: ChatDoors
let t: TestApp
let w: ReturnType<typeof mentorReviewWorld>
let asha: SignedIn<Learner>
let imran: SignedIn<Learner>
let ravi: SignedIn<Mentor>
beforeEach(async () => {
  doors = await startChatDoors()
  t = await testApp(doors.config)
  w = mentorReviewWorld(t)
  asha = await w.learner('Asha')
  imran = await w.learner('Imran')
  ravi = await w.mentor('Ravi')
})
afterEach(async () => {
  expect(await w.figures(ravi)).toEqual(await w.countedFigures(ravi))
  await t.close()
  await doors.close()
})

const accountData = () => accountDataService({ ...t, chat: chatPeople(t.config) })
const erase = async ({ account: { _id, role } }: SignedIn<Learner | Mentor>) =>
  accountData().erase((await findPerson(t.db, role, _id))!)

describe('a deleted account', () => {
  it('of the learner takes the reviews away; of the mentor too', async () => {
    for (const learner of [asha, imran]) {
      await w.holdSession(learner, ravi)
      await w.write(learner, ravi, 5)
    }
    await erase(asha)
    expect((await w.list(ravi)).reviews).toMatchObject([{ author: { name: 'Imran' } }])
    expect(await w.figures(ravi)).toEqual({ rating_sum: 5, rating_count: 1 })
    await erase(ravi)
    expect(await t.db.selectFrom('mentor_reviews').selectAll().execute()).toEqual([])
  })

  itRaces('at the same time as a review leaves none of it', async () => {
    await w.holdSession(asha, ravi)
    await Promise.all([w.write(asha, ravi, 5), erase(asha)])
    expect(await t.db.selectFrom('mentor_reviews').selectAll().execute()).toEqual([])
  })

  itRaces('at the same time as a changed review fails neither of the two', async () => {
    await w.holdSession(asha, ravi)
    await w.write(asha, ravi, 5)
    const [changed] = await Promise.all([w.write(asha, ravi, 4), erase(asha)])
    expect([200, 401]).toContain(changed.statusCode)
    expect(await t.db.selectFrom('mentor_reviews').selectAll().execute()).toEqual([])
  })

  it('was exported with the reviews before', async () => {
    await w.holdSession(asha, ravi)
    await w.write(asha, ravi, 4, 'Kind')
    for (const { account } of [asha, ravi]) {
      const person = (await findPerson(t.db, account.role, account._id))!
      let exported = ''
      for await (const piece of await accountData().export(person)) exported += piece
      expect(exported).toContain('Kind')
    }
  })
})
