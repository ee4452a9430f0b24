import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { FORMER_SLUG_DAYS } from '@mentor-connect/contract/rules/slugs'
import { endSuspension } from '../../accounts/people/sanctions.repo'
import { bookingWorld, type BookingWorld } from '../../testing/bookingWorld'
import { signedInMentor, type SignedIn } from '../../testing/signedIn'
import { suspendMentor } from '../../testing/suspendMentor'
import { mentoring } from '../domain'

let w: BookingWorld
beforeEach(async () => {
  w = await bookingWorld()
})
afterEach(() => w.t.close())

const save = (change: object = {}, mentor: SignedIn<Mentor> = w.mentor) =>
  w.post(mentor, '/mentor/booking-page', {
    slug: 'ravi-kumar',
    isOn: true,
    isListed: true,
    version: 0,
    ...change,
  })
const own = async (mentor: SignedIn<Mentor> = w.mentor) =>
  (await w.get(mentor, '/mentor/booking-page')).json().data
const read = async (slug = 'ravi-kumar') => {
  const response = await w.t.app.inject(`/booking-pages/${slug}`)
  return response.statusCode === 200 ? response.json().data : response.statusCode
}
const moved = async (slug: string) => {
  const response = await w.t.app.inject(`/booking-pages/${slug}/moved`)
  return response.statusCode === 200 ? response.json().data.slug : response.statusCode
}
const ofRavi = () => w.mentor.account._id
const now = () => w.t.clock().toISOString()

describe('a booking page', () => {
  it('is off until its mentor turns it on, under an address that is proposed', async () => {
    const none = { slug: 'ravi-kumar', isOn: false, isListed: false, version: 0, isShown: false }
    expect(await own()).toEqual(none)
    expect(await read()).toBe(404)
    expect((await save()).json().data).toEqual({
      ...none,
      isOn: true,
      isListed: true,
      version: 1,
      isShown: true,
    })
    await save({ version: 1, isOn: false })
    expect(await read()).toBe(404)
  })

  it('shows the mentor and the kinds of session to everybody, and nothing private', async () => {
    await save({ isListed: false })
    const page = await read()
    expect(page).toEqual({
      slug: 'ravi-kumar',
      mentorId: ofRavi(),
      name: 'Ravi Kumar',
      ...(page.profession && { profession: page.profession }),
      isListed: false,
      kinds: [{ id: 'talk', title: 'Career talk', minutes: 30 }],
      updatedAt: now(),
    })
    expect(JSON.stringify(page)).not.toMatch(/meet\.google|@example\.org/)
  })

  it('belongs to mentors', async () => {
    expect((await w.get(w.asha, '/mentor/booking-page')).statusCode).toBe(403)
    expect((await save({}, w.asha as never)).statusCode).toBe(403)
    expect((await w.t.app.inject('/mentor/booking-page')).statusCode).toBe(401)
  })

  it('of a mentor who awaits approval is not shown yet', async () => {
    const pending = await signedInMentor(w.t, { status: 'inactive', name: 'Kavita Rao' })
    const saved = await save({ slug: 'kavita' }, pending)
    expect(saved.json().data).toMatchObject({ isOn: true, isShown: false })
    expect(await read('kavita')).toBe(404)
    await w.t.db.updateTable('mentors').set({ status: 'active' }).where('name', '=', 'Kavita Rao').execute()
    expect((await read('kavita')).name).toBe('Kavita Rao')
  })

  it('is gone while the mentor is suspended or away', async () => {
    await save()
    await suspendMentor(w.t, ofRavi())
    expect(await read()).toBe(404)
    await endSuspension(w.t.db, ofRavi(), { by: 'root', now: now() })
    expect((await read()).slug).toBe('ravi-kumar')
    const places = { capacity: 3, taken: 0, missed: 0, paused_at: now() }
    await w.t.db
      .insertInto('mentor_places')
      .values({ mentor_id: ofRavi(), ...places, pause_reason: 'away' })
      .execute()
    expect([await read(), (await own()).isShown]).toEqual([404, false])
    await w.t.db.updateTable('mentor_places').set({ pause_reason: 'own' }).execute()
    expect((await read()).slug).toBe('ravi-kumar')
  })

  it('is not overwritten by an older version', async () => {
    await save()
    expect((await save()).json()).toMatchObject({ code: 'edit_conflict', reason: 'booking_page_changed' })
  })
})

describe('its address', () => {
  it.each(['ra', 'Ravi', 'ravi--kumar', 'admin', 'a'.repeat(41)])('is not “%s”', async (slug) => {
    const refused = await save({ slug })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields).toHaveProperty('slug')
  })

  it('goes to one of two who want it at once', async () => {
    const other = await signedInMentor(w.t)
    const answers = await Promise.all([save(), save({}, other)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    const loser = answers[0].statusCode === 400 ? w.mentor : other
    expect((await own(loser)).slug).toMatch(/^ravi-kumar-[0-9a-f]{6}$/)
  })

  it('leads on for a year after a change, and is kept for its mentor', async () => {
    const other = await signedInMentor(w.t)
    await save()
    await save({ version: 1, slug: 'ravi-k' })
    expect([await read(), await moved('ravi-kumar'), await moved('ravi-k')]).toEqual([404, 'ravi-k', 404])
    expect((await save({}, other)).json().fields).toHaveProperty('slug')
    await save({ version: 2, slug: 'ravi-k', isOn: false })
    expect(await moved('ravi-kumar')).toBe(404)
    w.t.clock.advance(FORMER_SLUG_DAYS * DAY_MS + 1000)
    await mentoring.deleteExpired(w.t.db, w.t.clock())
    expect(await w.t.db.selectFrom('former_booking_slugs').selectAll().execute()).toEqual([])
  })

  it('is in the site map only if the mentor wants it there', async () => {
    const listed = async () => (await w.t.app.inject('/site-map/booking/entries?from=a')).json().data
    await save()
    expect(await listed()).toMatchObject([{ id: 'ravi-kumar' }])
    await save({ version: 1, isListed: false })
    expect(await listed()).toEqual([])
  })
})

describe('the cached page', () => {
  const tagsOf = async (change: () => Promise<unknown>) => {
    await w.t.db.deleteFrom('content_changes').execute()
    await change()
    const rows = await w.t.db.selectFrom('content_changes').select('tag').execute()
    return [...new Set(rows.map(({ tag }) => tag))].filter((tag) => tag.startsWith('booking')).sort()
  }

  it.each<[string, () => Promise<unknown>]>([
    ['being switched off', () => save({ version: 1, isOn: false })],
    ['a change of what search engines may do', () => save({ version: 1, isListed: false })],
    ['another kind of session', () => w.saveHours({ kinds: [] })],
    ['a suspension', () => suspendMentor(w.t, ofRavi())],
    ['another name', () => w.t.db.updateTable('mentors').set({ name: 'Ravi K' }).execute()],
    ['its deletion', () => w.t.db.deleteFrom('booking_pages').execute()],
  ])('is renewed after %s', async (_name, change) => {
    await save()
    expect(await tagsOf(change)).toEqual(['booking:ravi-kumar'])
  })

  it('is renewed at both addresses after a move, and not while it is off', async () => {
    expect(await tagsOf(() => save())).toEqual(['booking:ravi-kumar'])
    expect(await tagsOf(() => save({ version: 1, slug: 'ravi-k' }))).toEqual([
      'booking:ravi-k',
      'booking:ravi-kumar',
    ])
    await save({ version: 2, slug: 'ravi-k', isOn: false })
    expect(await tagsOf(() => save({ version: 3, slug: 'ravi-k', isOn: false }))).toEqual([])
  })
})
