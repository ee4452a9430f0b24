import { findPerson } from '../../accounts/people/person.repo'
import { chatPeople } from '../../kernel/chat-service/chatPeople'
import { busy, calendarWorld } from '../../mentoring/busy-calendars/testing/calendarWorld'
import { startChatDoors } from '../../testing/chatDoors'
import { accountDataService } from './accountData.service'

it('connected calendars are exported without what opens them, and deleted with the account', async () => {
  const doors = await startChatDoors()
  const w = await calendarWorld(doors.config)
  const accountData = accountDataService({ ...w.t, chat: chatPeople(w.t.config) })
  w.serve(busy('20261121T043000Z', '20261121T050000Z'))
  for (const person of [w.mentor, w.asha]) await w.connect(person)
  for (const [person, role] of [
    [w.mentor, 'mentor'],
    [w.asha, 'user'],
  ] as const) {
    const found = (await findPerson(w.t.db, role, person.account._id))!
    let exported = ''
    for await (const piece of await accountData.export(found)) exported += piece
    expect(JSON.parse(exported).connectedCalendars).toMatchObject([
      {
        name: 'Work',
        shown_address: 'calendar.example.org',
        busyTimes: [{ starts_at: '2026-11-21T04:30:00.000Z' }],
      },
    ])
    expect(exported).not.toMatch(/basic\.ics|sealed/)
    await accountData.erase(found)
  }
  for (const table of ['busy_calendars', 'busy_times'] as const)
    expect(await w.t.db.selectFrom(table).selectAll().execute()).toEqual([])
  await w.t.close()
  await doors.close()
})
