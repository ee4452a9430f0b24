import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { signedInLearner, signedInMentor } from '../../testing/signedIn'
import { testApp } from '../../testing/testApp'
import { insertMeeting } from '../../mentoring/meetings/testing/insertMeeting'
import { meetingsOf } from '../../mentoring/meetings/meetingExport.repo'

it('a learner gets what the mentor wrote about a session, and feedback when it is shown', async () => {
  const t = await testApp()
  const asha = await signedInLearner(t)
  const mentor = await signedInMentor(t)
  await insertMeeting(t, { id: 'm1', mentor: mentor.account._id, learner: asha.account._id, endsIn: 0 })
  const post = (path: string, payload: object) =>
    t.app.inject({ method: 'POST', url: `/meetings/m1/${path}`, headers: mentor.headers, payload })
  await post('notes', { version: 0, text: 'Agreed', items: [] })
  await post('private-notes', { version: 0, text: 'Shy at first' })
  await post('feedback', { rating: 5, text: 'Well prepared' })
  const read = () => meetingsOf(t.db, { id: asha.account._id, role: 'user' }, t.clock().toISOString())
  const written = { notes: [{ text: 'Agreed' }], notesOfMentor: [{ text: 'Shy at first' }] }
  expect(await read()).toMatchObject([{ ...written, feedback: [] }])
  t.clock.advance(7 * DAY_MS)
  expect(await read()).toMatchObject([{ ...written, feedback: [{ text: 'Well prepared' }] }])
  await t.close()
})
