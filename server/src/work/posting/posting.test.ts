import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { OPEN_OPENINGS_MAX } from '@mentor-connect/contract/work/openingLimits'
import { signedInMentor } from '../../testing/signedIn'
import { kindsFor, workWorld, type WorkWorld } from '../testing/workWorld'
import { setOpeningHidden } from '../openings/hiddenOpenings.repo'
import { openingApproval } from './approval.service'
import { closeExpired } from './closeExpired'
import { waitingOpenings } from './waiting.query'

let w: WorkWorld
beforeEach(async () => void (w = await workWorld()))
afterEach(() => w.t.close())

const act = (id: string, name: string, body: object) =>
  w.post(w.mentor, `/mentor/openings/${id}/${name}`, body)
const stateOf = async (id: string) => (await w.get(`/mentor/openings/${id}`, w.mentor)).data.state

describe('a draft', () => {
  it('may be incomplete, is created once, and is nobody else’s', async () => {
    const incomplete = { title: '', description: '', place: '' }
    const made = await Promise.all([w.save(incomplete), w.save(incomplete), w.save(incomplete)])
    expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await w.get('/mentor/openings', w.mentor)).data).toMatchObject({
      openings: [{ state: 'draft', version: 0 }],
      pagination: { totalItems: 1 },
    })
    const published = await w.publish('o1')
    expect(Object.keys(published.json().fields).sort()).toEqual(['description', 'place', 'title'])
    const other = await signedInMentor(w.t)
    expect((await w.get('/mentor/openings/o1', other)).status).toBe(404)
    expect((await w.save({ version: 0 }, other)).statusCode).toBe(404)
    expect((await w.save({}, other)).json().fields).toHaveProperty('id')
    expect((await w.save({}, w.asha)).statusCode).toBe(403)
    const pending = await signedInMentor(w.t, { status: 'inactive' })
    expect((await w.save({ id: 'p' }, pending)).statusCode).toBe(403)
  })

  it('is refused with what is wrong', async () => {
    const wrong = await w.save({ title: 'x'.repeat(101), apply: { way: 'link', url: 'http://10.0.0.1/' } })
    expect(wrong.statusCode).toBe(400)
    const longer = await w.save({ title: 'x'.repeat(101), seats: 3 })
    expect(Object.keys(longer.json().fields)).toEqual(['title'])
  })

  it('is deleted instead of closed', async () => {
    await w.save()
    expect((await act('o1', 'close', { version: 0 })).json().data).toEqual({})
    expect((await w.get('/mentor/openings/o1', w.mentor)).status).toBe(404)
  })
})

describe('the first opening of a poster', () => {
  it('waits for an operator; later ones do not', async () => {
    await w.save()
    expect((await w.publish('o1')).json().data).toMatchObject({ state: 'waiting', version: 1 })
    expect((await w.get('/openings')).data.openings).toEqual([])
    expect((await waitingOpenings(w.t.db).execute()).map(({ id }) => id)).toEqual(['o1'])
    await openingApproval(w.t).approve('o1', 1)
    expect((await w.get('/openings/o1')).status).toBe(200)
    expect(await kindsFor(w, w.mentor)).toContain('opening-approved')
    await w.save({ id: 'o2' })
    expect((await w.publish('o2')).json().data.state).toBe('open')
  })

  it('comes back with the reason, and can be published again', async () => {
    await w.save()
    await w.publish('o1')
    await openingApproval(w.t).reject('o1', 1, 'Say who the employer is.')
    const { data } = await w.get('/mentor/openings/o1', w.mentor)
    expect(data).toMatchObject({ state: 'rejected', rejection: 'Say who the employer is.' })
    expect(await kindsFor(w, w.mentor)).toContain('opening-rejected')
    expect((await w.publish('o1', 2)).json().data).toMatchObject({ state: 'waiting' })
  })

  it('waits again after it was rejected, although another one was approved', async () => {
    await w.save()
    await w.save({ id: 'o2' })
    await w.publish('o1')
    await w.publish('o2')
    await openingApproval(w.t).approve('o1', 1)
    await openingApproval(w.t).reject('o2', 1, 'It asks for a fee.')
    expect((await w.publish('o2', 2)).json().data.state).toBe('waiting')
    expect((await w.get('/openings/o2')).status).toBe(404)
  })

  it('is followed by others that wait while an operator has hidden one', async () => {
    await w.opened('o1')
    const now = w.t.clock().toISOString()
    await w.t.db.transaction().execute((tx) => setOpeningHidden(tx, 'o1', { at: now, now }))
    await act('o1', 'duplicate', { newId: 'copy' })
    expect((await w.publish('copy')).json().data.state).toBe('waiting')
  })

  it('is not approved after its closing day, because nobody would see it', async () => {
    await w.save({ closesOn: w.day(1) })
    await w.publish('o1')
    w.t.clock.advance(3 * DAY_MS)
    await expect(openingApproval(w.t).approve('o1', 1)).rejects.toMatchObject({ reason: 'closing_day_over' })
    await openingApproval(w.t).reject('o1', 1, 'Choose a later day.')
    expect(await stateOf('o1')).toBe('rejected')
  })

  it('is decided once, and only as the operator has read it', async () => {
    await w.save()
    await w.publish('o1')
    const approval = openingApproval(w.t)
    const both = await Promise.allSettled([approval.approve('o1', 1), approval.reject('o1', 1, 'No.')])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(approval.approve('o1', 1)).rejects.toMatchObject({ code: 'edit_conflict' })
  })
})

describe('an open opening', () => {
  beforeEach(() => w.opened('o1'))

  it('is changed by its version, and the same change twice counts once', async () => {
    const title = 'Intern in web design'
    expect((await w.save({ version: 2, title })).json().data).toMatchObject({ title, version: 3 })
    expect((await w.save({ version: 2, title })).json().data.version).toBe(3)
    const conflict = await w.save({ version: 2, title: 'Another' })
    expect([conflict.statusCode, conflict.json().code, conflict.json().reason]).toEqual([
      409,
      'edit_conflict',
      'open',
    ])
    expect((await w.get('/openings/o1')).data.title).toBe(title)
    expect((await w.save({ version: 3, description: ' ' })).json().fields).toHaveProperty('description')
    expect((await w.get('/openings?q=design')).data.openings).toHaveLength(1)
  })

  it('warns of signs of fraud as soon as they are written', async () => {
    await w.save({ version: 2, description: 'Pay a registration fee of ₹500.' })
    expect((await w.get('/openings/o1')).data.warnings).toEqual(['fee'])
  })

  it('is paused, shown again, closed and renewed', async () => {
    expect((await act('o1', 'pause', { version: 2 })).json().data.state).toBe('paused')
    expect((await w.get('/openings/o1')).status).toBe(404)
    expect((await w.publish('o1', 3)).json().data.state).toBe('open')
    expect((await act('o1', 'close', { version: 4 })).json().data.opening.state).toBe('closed')
    expect((await act('o1', 'close', { version: 4 })).json().data.opening.version).toBe(5)
    expect((await w.get('/openings/o1')).reason).toBe('removed')
    const late = await act('o1', 'renew', { version: 5, closesOn: w.day(181) })
    expect(late.json().fields).toHaveProperty('closesOn')
    expect((await act('o1', 'renew', { version: 5, closesOn: w.day(60) })).json().data.state).toBe('open')
    expect((await w.get('/openings/o1')).data.closesOn).toBe(w.day(60))
  })

  it('is among the newest again only if it is renewed a week after it was posted', async () => {
    const postedAt = async () => (await w.get('/openings/o1')).data.postedAt
    const renewed = async (version: number) => {
      await act('o1', 'close', { version })
      await act('o1', 'renew', { version: version + 1, closesOn: w.day(60) })
      return postedAt()
    }
    const first = await postedAt()
    w.t.clock.advance(DAY_MS)
    expect(await renewed(2)).toBe(first)
    w.t.clock.advance(6 * DAY_MS)
    expect(await renewed(4)).toBe(w.t.clock().toISOString())
  })

  it('is closed once if the poster and the job do it at once, and renewing it meanwhile wins or conflicts', async () => {
    await w.t.db
      .updateTable('openings')
      .set({ closes_on: w.day(-1) })
      .execute()
    const [renewed] = await Promise.all([
      act('o1', 'renew', { version: 2, closesOn: w.day(10) }),
      closeExpired(w.t, w.t.clock()),
    ])
    const isRenewed = renewed.statusCode === 200
    expect(await stateOf('o1')).toBe(isRenewed ? 'open' : 'closed')
  })

  it('is copied as a draft, once', async () => {
    const copies = await Promise.all([
      act('o1', 'duplicate', { newId: 'copy' }),
      act('o1', 'duplicate', { newId: 'copy' }),
    ])
    expect(copies.map((copy) => copy.json().data)).toEqual([
      expect.objectContaining({ _id: 'copy', state: 'draft', title: 'Intern in web development' }),
      expect.objectContaining({ _id: 'copy' }),
    ])
  })

  it('is one of at most twenty, also if two are published at once', async () => {
    for (let number = 2; number < OPEN_OPENINGS_MAX; number++) await w.opened(`n${number}`)
    await w.save({ id: 'last' })
    await w.save({ id: 'more' })
    const both = await Promise.all([w.publish('last'), w.publish('more')])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(both.find(({ statusCode }) => statusCode === 409)!.json().code).toBe('openings_max')
  })

  it('is listed by state', async () => {
    await w.save({ id: 'draft' })
    const { data } = await w.get('/mentor/openings?state=draft', w.mentor)
    expect(data.openings.map(({ _id }: { _id: string }) => _id)).toEqual(['draft'])
    expect(data.counts).toContainEqual({ state: 'open', count: 1 })
    expect(data.pagination.totalItems).toBe(1)
  })
})
