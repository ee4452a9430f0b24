import { startChatDoors, type ChatDoors } from '../../testing/chatDoors'
import { workshopWorld, type WorkshopWorld } from '../../testing/workshopWorld'
import { findPerson } from '../../accounts/people/person.repo'
import { accountDataService } from './accountData.service'
import { chatPeople } from '../../kernel/chat-service/chatPeople'

let doors: ChatDoors
let w: WorkshopWorld
beforeEach(async () => {
  doors = await startChatDoors()
  w = await workshopWorld(doors.config)
  await w.opened()
  await w.post(w.mentor, '/mentor/workshops/w1/messages', { id: 'm1', text: 'Bring a pen.' })
})
afterEach(async () => {
  await w.t.close()
  await doors.close()
})

const accountData = () => accountDataService({ ...w.t, chat: chatPeople(w.t.config) })
const mentor = async () => (await findPerson(w.t.db, 'mentor', w.mentor.account._id))!

async function exportOf(person: Awaited<ReturnType<typeof mentor>>) {
  let exported = ''
  for await (const piece of await accountData().export(person)) exported += piece
  return JSON.parse(exported)
}

it('what a mentor has written to a workshop is exported', async () => {
  expect(await exportOf(await mentor())).toMatchObject({
    workshopMessages: [{ workshop_id: 'w1', text: 'Bring a pen.' }],
  })
})

it('what the mentor has taken back is exported, too', async () => {
  await w.post(w.mentor, '/mentor/workshops/w1/messages/m1/take-back')
  const [message] = (await exportOf(await mentor())).workshopMessages
  expect(message).toMatchObject({ text: 'Bring a pen.', removed_at: expect.any(String) })
})

it('a learner’s export leaves out the title that operators have hidden, the mentor’s does not', async () => {
  const asha = await w.learner('Asha')
  await w.join(asha)
  await w.t.db
    .updateTable('workshops')
    .set({ text_hidden_at: w.at(0) })
    .execute()
  const learner = (await findPerson(w.t.db, 'user', asha.account._id))!
  expect((await exportOf(learner)).workshops).toMatchObject([{ id: 'w1', title: '', place: 'booked' }])
  expect((await exportOf(await mentor())).workshops).toMatchObject([{ title: 'Write a résumé' }])
})

it('and deleted with the account', async () => {
  await accountData().erase(await mentor())
  expect(await w.t.db.selectFrom('workshop_messages').selectAll().execute()).toEqual([])
})
