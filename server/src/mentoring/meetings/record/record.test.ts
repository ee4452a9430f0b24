import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { signedInLearner, signedInMentor, type SignedIn } from '../../../testing/signedIn'
import { testApp, type TestApp } from '../../../testing/testApp'
import { insertMeeting } from '../testing/insertMeeting'

type Person = SignedIn<Learner | Mentor>
let t: TestApp
let mentor: SignedIn<Mentor>
let asha: SignedIn<Learner>
/** Each test begins with a session that has just ended. */
beforeEach(async () => {
  t = await testApp()
  mentor = await signedInMentor(t)
  asha = await signedInLearner(t, { name: 'Asha' })
  await insertMeeting(t, { id: 'm1', mentor: mentor.account._id, learner: asha.account._id, endsIn: 0 })
})
afterEach(() => t.close())

const post = ({ headers }: Person, path: string, payload: object) =>
  t.app.inject({ method: 'POST', url: `/meetings/m1/${path}`, headers, payload })
const read = async ({ headers }: Person, path = 'm1/record') =>
  (await t.app.inject({ url: `/meetings/${path}`, headers })).json().data
const kindsFor = async ({ account, headers }: Person): Promise<string[]> =>
  (await t.app.inject({ url: `/notifications?userId=${account._id}`, headers }))
    .json()
    .data.notifications.map(({ kind }: { kind: string }) => kind)

const item = (parts: object = {}) => ({
  id: 'a',
  text: 'Send the resume',
  by: 'learner',
  isDone: false,
  ...parts,
})

describe('shared notes', () => {
  it('are written by both, and of two who save at once one gets a conflict', async () => {
    const saves = await Promise.all([
      post(asha, 'notes', { version: 0, text: 'By Asha', items: [] }),
      post(mentor, 'notes', { version: 0, text: 'By the mentor', items: [item()] }),
    ])
    expect(saves.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const lost = saves.find(({ statusCode }) => statusCode === 409)!
    expect(lost.json()).toMatchObject({ code: 'edit_conflict', reason: 'notes_changed' })
    const { notes } = await read(asha)
    expect(notes.version).toBe(1)
    const next = { version: 1, text: 'Both', items: [item()] }
    for (let n = 0; n < 2; n++) expect((await post(asha, 'notes', next)).json().data.version).toBe(2)
    expect((await read(mentor, 'm1/notes/versions')).versions).toMatchObject([
      { version: 2, text: 'Both', savedBy: 'learner' },
      { version: 1, text: notes.text },
    ])
    expect(await kindsFor(mentor)).toContain('session-notes')
  })

  it('list what each person has to do, until it is done', async () => {
    const items = [item(), item({ id: 'b', by: 'mentor' }), item({ id: 'c', isDone: true })]
    await post(mentor, 'notes', { version: 0, text: '', items })
    const [listed] = (await read(asha, '?when=past')).meetings
    expect(listed).toMatchObject({ outcome: 'held', todo: { feedback: true, items: 1 } })
    expect(await kindsFor(asha)).toEqual(['session-notes'])
    await post(asha, 'notes', { version: 1, text: '', items: [item({ isDone: true })] })
    expect((await read(asha, 'm1')).todo).toEqual({ feedback: true, items: 0 })
  })

  it('keep the latest 20 versions, and are bounded', async () => {
    for (let version = 0; version < 22; version++)
      await post(asha, 'notes', { version, text: `Text ${version}`, items: [] })
    const { versions } = await read(asha, 'm1/notes/versions')
    expect(versions.map(({ version }: { version: number }) => version)).toEqual(
      Array.from({ length: 20 }, (_, n) => 22 - n),
    )
    for (const bad of [
      { text: 'x'.repeat(5001) },
      { items: [item(), item()] },
      { items: [item({ text: ' ' })] },
    ])
      expect((await post(asha, 'notes', { version: 22, text: '', items: [], ...bad })).statusCode).toBe(400)
  })
})

it('private notes are read by the mentor only', async () => {
  const save = (person: Person, version: number, text = 'Shy at first') =>
    post(person, 'private-notes', { version, text })
  expect((await save(asha, 0)).statusCode).toBe(403)
  expect((await save(mentor, 0)).json().data.version).toBe(1)
  expect((await save(mentor, 0, 'Other')).json().code).toBe('edit_conflict')
  expect((await read(mentor)).privateNotes).toEqual({ version: 1, text: 'Shy at first' })
  expect(await read(asha)).not.toHaveProperty('privateNotes')
})

describe('feedback', () => {
  const give = (person: Person, rating = 5) => post(person, 'feedback', { rating, text: 'Clear' })

  it('is shown when both gave it, and given once', async () => {
    await give(asha, 4)
    expect((await read(mentor)).feedback).not.toHaveProperty('partner')
    expect((await give(asha, 1)).json().reason).toBe('feedback_closed')
    expect((await give(mentor)).json().data.feedback.partner).toEqual({ rating: 4, text: 'Clear' })
    expect((await read(asha)).feedback).toMatchObject({ isOpen: false, partner: { rating: 5 } })
    for (const person of [asha, mentor])
      expect((await kindsFor(person)).filter((kind) => kind === 'session-feedback')).toHaveLength(1)
  })

  it('is shown after seven days, when nobody can answer it any more', async () => {
    await give(asha, 2)
    t.clock.advance(7 * DAY_MS)
    await t.jobs.settle()
    expect((await read(mentor)).feedback).toMatchObject({ isOpen: false, partner: { rating: 2 } })
    expect((await give(mentor)).json().reason).toBe('feedback_closed')
    expect(await kindsFor(mentor)).toContain('session-feedback')
  })
})

describe('attendance', () => {
  const mark = (person: Person, said?: string) => post(person, 'attendance', said ? { mark: said } : {})
  const outcome = async () => (await read(asha, 'm1')).outcome

  it('is held, absent if one says so, and held again if the other contradicts', async () => {
    expect(await outcome()).toBe('held')
    await mark(mentor, 'absent')
    expect(await outcome()).toBe('learner_absent')
    expect(await kindsFor(asha)).toEqual(['session-absence'])
    expect((await post(asha, 'feedback', { rating: 1, text: '' })).json().reason).toBe('feedback_closed')
    await mark(asha, 'absent')
    expect(await outcome()).toBe('held')
    await mark(mentor)
    expect(await outcome()).toBe('mentor_absent')
  })

  it('is marked within 48 hours, and a late mark can be answered for as long', async () => {
    t.clock.advance(47 * HOUR_MS)
    await mark(mentor, 'absent')
    t.clock.advance(40 * HOUR_MS)
    expect((await mark(asha, 'met')).statusCode).toBe(200)
    expect(await outcome()).toBe('held')
    t.clock.advance(40 * HOUR_MS)
    expect((await mark(mentor)).json().reason).toBe('attendance_closed')
  })
})

it('is for the two people only, and nothing is said about a session before its end', async () => {
  const other = await signedInLearner(t, { name: 'Other' })
  for (const path of ['record', 'notes/versions'])
    expect((await t.app.inject({ url: `/meetings/m1/${path}`, headers: other.headers })).statusCode).toBe(404)
  expect((await post(other, 'notes', { version: 0, text: '', items: [] })).statusCode).toBe(404)
  await t.db
    .updateTable('meetings')
    .set({ ends_at: new Date(t.clock().getTime() + HOUR_MS).toISOString() })
    .execute()
  expect((await post(asha, 'feedback', { rating: 5, text: '' })).json().reason).toBe('feedback_closed')
  expect((await post(mentor, 'attendance', { mark: 'absent' })).json().reason).toBe('attendance_closed')
  expect(await read(asha, 'm1')).not.toHaveProperty('outcome')
})
