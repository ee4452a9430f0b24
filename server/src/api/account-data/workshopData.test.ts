import { startChatDoors, type ChatDoors } from '../../testing/chatDoors'
import { workshopWorld, type WorkshopWorld } from '../../testing/workshopWorld'
import { findPerson } from '../people/person.repo'
import { accountDataService } from './accountData.service'
import { chatPeople } from './chatPeople'

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

it('what a mentor has written to a workshop is exported', async () => {
  let exported = ''
  for await (const piece of await accountData().export(await mentor())) exported += piece
  expect(JSON.parse(exported)).toMatchObject({
    workshopMessages: [{ workshop_id: 'w1', text: 'Bring a pen.' }],
  })
})

it('and deleted with the account', async () => {
  await accountData().erase(await mentor())
  expect(await w.t.db.selectFrom('workshop_messages').selectAll().execute()).toEqual([])
})
