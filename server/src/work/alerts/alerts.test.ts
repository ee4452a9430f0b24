import { signedInLearner } from '../../testing/signedIn'
import { alertActs } from '../testing/alertActs'
import { workWorld, type WorkWorld } from '../testing/workWorld'

let w: WorkWorld
beforeEach(async () => {
  w = await workWorld()
})
afterEach(() => w.t.close())

const { save, change, remove, list, setMail, announce, told } = alertActs(() => w)

it('an alert is saved once, renamed, paused, resumed and deleted', async () => {
  await Promise.all([save('a', { kind: 'job', place: ' Pune ', q: '' }), save('a')])
  const { alerts, hasWeeklyMail } = await list()
  expect([alerts.length, hasWeeklyMail]).toEqual([1, false])
  await save('b', { place: 'Pune', kind: 'job' })
  expect((await list()).alerts[1]).toMatchObject({
    name: 'Alert b',
    criteria: { kind: 'job', place: 'Pune' },
    isPaused: false,
  })
  expect((await change('b', { name: 'Jobs in Pune' })).json().data.alerts[1]).toMatchObject({
    name: 'Jobs in Pune',
    isPaused: false,
  })
  expect((await change('b', { isPaused: true })).json().data.alerts[1]).toMatchObject({
    name: 'Jobs in Pune',
    isPaused: true,
  })
  expect((await change('b', { isPaused: false })).json().data.alerts[1].isPaused).toBe(false)
  await remove('b')
  expect((await remove('b')).json().data.alerts).toHaveLength(1)
  expect((await change('b', { name: 'Again' })).statusCode).toBe(404)
})

it('an alert with another search finds openings that are posted from then on', async () => {
  await save('a', { place: 'Pune' })
  await w.opened('in-indore', { place: 'Indore' })
  w.t.clock.advance(1000)
  const changed = (await change('a', { name: 'Indore', criteria: { place: ' Indore' } })).json().data.alerts
  expect(changed).toMatchObject([
    { _id: 'a', name: 'Indore', criteria: { place: 'Indore' }, isPaused: false },
  ])
  await announce()
  expect(await told()).toEqual({})
  await w.opened('later', { place: 'Indore' })
  await w.opened('in-pune', { place: 'Pune' })
  await announce()
  expect(await told()).toEqual({ a: 1 })
  expect((await change('a', { criteria: { sort: 'pay' } })).statusCode).toBe(400)
})

it('equal searches are stored as equal texts', async () => {
  await save('a', { place: ' Pune', kind: 'job', skill: ' ' })
  await save('b', { kind: 'job', place: 'Pune' })
  const rows = await w.t.db.selectFrom('opening_alerts').select('criteria').distinct().execute()
  expect(rows).toEqual([{ criteria: '{"kind":"job","place":"Pune"}' }])
})

it('a learner has at most ten, also if two are saved at once', async () => {
  for (let i = 1; i < 10; i += 1) await save(`a${i}`)
  const saved = await Promise.all([save('x'), save('y')])
  expect(saved.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await save('z')).json().code).toBe('alerts_max')
  expect((await save('a1')).statusCode).toBe(200)
  expect((await list()).alerts).toHaveLength(10)
})

it('nobody else reads, changes or deletes it, and its id cannot be taken', async () => {
  await save('a')
  const stranger = await signedInLearner(w.t)
  expect((await list(stranger)).alerts).toEqual([])
  expect((await change('a', { isPaused: true }, stranger)).statusCode).toBe(404)
  await remove('a', stranger)
  expect((await save('a', {}, stranger)).json().fields).toHaveProperty('id')
  expect((await list()).alerts).toMatchObject([{ isPaused: false }])
  expect((await save('b', {}, w.mentor)).statusCode).toBe(403)
  expect((await w.get('/user/opening-alerts')).status).toBe(401)
})

it.each([
  ['a name that is empty', { name: ' ' }],
  ['a name that is too long', { name: 'x'.repeat(81) }],
  ['an unknown kind', { criteria: { kind: 'theft' } }],
  ['an unknown filter', { criteria: { sort: 'pay' } }],
  ['no criteria', { criteria: undefined }],
])('%s is refused', async (_, parts) => {
  const body = { id: 'a', name: 'Jobs', criteria: {}, ...parts }
  expect((await w.post(w.asha, '/user/opening-alerts', body)).statusCode).toBe(400)
})

it('the weekly mail is a notification setting', async () => {
  const settings = async () =>
    (await w.get(`/notifications/preferences?userId=${w.asha.account._id}`, w.asha)).data.modes
  expect((await setMail(true)).json().data.hasWeeklyMail).toBe(true)
  expect((await settings()).news).toEqual({ push: 'off', mail: 'now' })
  await setMail(false)
  expect((await settings()).news.mail).toBe('off')
  expect((await setMail(true, w.mentor)).statusCode).toBe(403)
})
