import { bookingWorld } from '../../testing/bookingWorld'
import { startChatDoors } from '../../testing/chatDoors'
import { findPerson } from '../../accounts/people/person.repo'
import { accountDataService } from './accountData.service'
import { chatPeople } from '../../kernel/chat-service/chatPeople'

it('absences of a mentor are exported, and deleted with the account', async () => {
  const doors = await startChatDoors()
  const w = await bookingWorld(doors.config)
  const absences = [{ from: '2026-12-01', to: '2026-12-21' }]
  await w.saveHours({ absences })
  const accountData = accountDataService({ ...w.t, chat: chatPeople(w.t.config) })
  const mentor = (await findPerson(w.t.db, 'mentor', w.mentor.account._id))!
  let exported = ''
  for await (const piece of await accountData.export(mentor)) exported += piece
  const [hours] = JSON.parse(exported).availability
  expect(JSON.parse(hours.absences)).toEqual(absences)

  await accountData.erase(mentor)
  expect(await w.t.db.selectFrom('mentor_availability').selectAll().execute()).toEqual([])
  await w.t.close()
  await doors.close()
})
