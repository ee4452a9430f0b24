import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { OPENINGS_PAGE } from '@mentor-connect/contract/work/openingLimits'
import { signedInLearner } from '../../testing/signedIn'
import { applicationTo, kindsFor, workWorld, type Person, type WorkWorld } from '../testing/workWorld'
import { setOpeningHidden } from '../openings/hiddenOpenings.repo'
import { remindOfEntries } from './reminders'

let w: WorkWorld
beforeEach(async () => {
  w = await workWorld()
  await w.opened('o1')
})
afterEach(() => w.t.close())

const save = (person: Person = w.asha) => w.post(person, '/user/openings/o1/save')
const track = (parts: object = {}, person: Person = w.asha) =>
  w.post(person, '/user/applications/track', {
    id: 'e1',
    title: 'Cook',
    employer: 'Ravi Café',
    url: 'https://example.org/cook',
    stage: 'applied',
    ...parts,
  })
const change = (id: string, parts: object, person: Person = w.asha) =>
  w.post(person, `/user/applications/${id}`, parts)
const column = async (stage: string) => (await w.get(`/user/applications?stage=${stage}`, w.asha)).data
const saved = async () => (await w.get('/user/saved-openings', w.asha)).data

it('an opening is saved once, listed, and taken off again', async () => {
  await Promise.all([save(), save()])
  expect((await save()).json().data.entry).toMatchObject({ stage: 'saved' })
  expect(await saved()).toMatchObject({
    saved: [{ isClosed: false, opening: { _id: 'o1' } }],
    pagination: { totalItems: 1 },
  })
  expect((await column('saved')).entries).toMatchObject([{ source: 'opening', opening: { _id: 'o1' } }])
  await w.post(w.asha, '/user/openings/o1/unsave')
  await w.post(w.asha, '/user/openings/o1/unsave')
  expect((await saved()).saved).toEqual([])
  expect((await w.post(w.asha, '/user/openings/none/save')).statusCode).toBe(404)
  expect((await save(w.mentor)).statusCode).toBe(403)
})

it('a saved opening stays in the list after it was closed, but nobody saves a closed one', async () => {
  await save()
  await w.post(w.mentor, '/mentor/openings/o1/close', { version: 2 })
  expect((await saved()).saved).toMatchObject([{ isClosed: true }])
  const stranger = await signedInLearner(w.t)
  expect((await save(stranger)).json().code).toBe('opening_closed')
})

it('the list of saved openings has full pages, without entries from elsewhere and hidden openings', async () => {
  await w.opened('o2')
  await save()
  await w.post(w.asha, '/user/openings/o2/save')
  for (let count = 0; count < OPENINGS_PAGE; count += 1)
    await track({ id: `elsewhere-${count}`, stage: 'saved' })
  const now = w.t.clock().toISOString()
  await w.t.db.transaction().execute((tx) => setOpeningHidden(tx, 'o2', { at: now, now }))
  expect(await saved()).toMatchObject({
    saved: [{ opening: { _id: 'o1' } }],
    pagination: { totalItems: 1, totalPages: 1 },
  })
})

it('a saved opening with notes becomes the entry of the application', async () => {
  const { _id, version } = (await save()).json().data.entry
  await change(_id, { version, notes: 'Ask Ravi.' })
  await w.post(w.asha, '/openings/o1/applications', applicationTo())
  expect((await column('saved')).entries).toEqual([])
  const { entries, counts } = await column('applied')
  expect(entries).toMatchObject([{ _id, notes: 'Ask Ravi.', application: 'new', appliedOn: w.day(0) }])
  expect(counts).toContainEqual({ stage: 'applied', count: 1 })
  const moved = await change(_id, { version: entries[0].version, stage: 'offer' })
  expect(moved.json().fields).toHaveProperty('stage')
  expect((await w.post(w.asha, `/user/applications/${_id}/remove`)).statusCode).toBe(409)
})

it('an opening from elsewhere is tracked, moved and removed by its learner only', async () => {
  await Promise.all([track(), track()])
  const [{ _id, version }] = (await column('applied')).entries
  expect((await change(_id, { version, stage: 'interview', remindOn: w.day(2) })).json().data).toMatchObject({
    stage: 'interview',
    remindOn: w.day(2),
    title: 'Cook',
  })
  expect((await change(_id, { version, stage: 'offer' })).json().reason).toBe('entry_changed')
  expect((await change(_id, { version: version + 1, remindOn: null })).json().data).not.toHaveProperty(
    'remindOn',
  )
  const stranger = await signedInLearner(w.t)
  expect((await track({}, stranger)).json().fields).toHaveProperty('id')
  expect((await change(_id, { version: 2, stage: 'offer' }, stranger)).statusCode).toBe(404)
  await w.post(stranger, `/user/applications/${_id}/remove`)
  expect((await column('interview')).entries).toHaveLength(1)
  await w.post(w.asha, `/user/applications/${_id}/remove`)
  expect((await column('interview')).entries).toEqual([])
})

it('the board begins with the stage that matters most among those with entries', async () => {
  const first = async () => (await w.get('/user/applications', w.asha)).data
  expect(await first()).toMatchObject({ stage: 'applied', entries: [] })
  await save()
  expect(await first()).toMatchObject({ stage: 'saved', entries: [{ stage: 'saved' }] })
  await track({ stage: 'interview' })
  await track({ id: 'e2', stage: 'applied' })
  expect(await first()).toMatchObject({ stage: 'interview', entries: [{ title: 'Cook' }] })
})

it.each([
  ['title', { title: ' ' }],
  ['url', { url: 'javascript:alert(1)' }],
  ['appliedOn', { appliedOn: '2026-02-30' }],
  ['notes', { notes: 'x'.repeat(2001) }],
  ['stage', { stage: 'dreaming' }],
])('%s is checked', async (_field, parts) => expect((await track(parts)).statusCode).toBe(400))

it('nobody is reminded of a day that is over', async () => {
  expect((await track({ remindOn: w.day(-1) })).json().fields).toHaveProperty('remindOn')
  await track({ remindOn: w.day(0) })
  w.t.clock.advance(DAY_MS)
  expect((await change('e1', { version: 0, remindOn: w.day(-2) })).json().fields).toHaveProperty('remindOn')
  // A day that was over before does not stand in the way of other changes.
  expect((await change('e1', { version: 0, remindOn: w.day(-1), notes: 'Late.' })).statusCode).toBe(200)
})

it('reminds once on the day', async () => {
  await track({ remindOn: w.day(1) })
  await remindOfEntries(w.t, w.t.clock())
  expect(await kindsFor(w, w.asha)).toEqual([])
  w.t.clock.advance(DAY_MS)
  await remindOfEntries(w.t, w.t.clock())
  await remindOfEntries(w.t, w.t.clock())
  expect(await kindsFor(w, w.asha)).toEqual(['application-reminder'])
})
