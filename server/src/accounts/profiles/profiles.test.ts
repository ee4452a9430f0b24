import type { Learner } from '@mentor-connect/contract/accounts/people'
import { DOMAINS_MAX, DOMAIN_TAG_MAX, NAME_MAX } from '@mentor-connect/contract/rules/limits'
import sharp from 'sharp'
import { hugePng, png } from '../../testing/files/samples'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { collectOrphans, GRACE_MS } from '../../kernel/files/collectOrphans'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'

let t: TestApp
let learner: SignedIn<Learner>
beforeEach(async () => {
  t = await testApp()
  learner = await signedInLearner(t)
})
afterEach(() => t.close())

const PROFILE = { name: 'Asha V.', mobile: '9876543210', domains: ['Design', 'Career'] }
const save = (changes: object = {}, headers: object = learner.headers) =>
  t.app.inject({
    method: 'POST',
    url: '/user/update-profile',
    payload: { userId: learner.account._id, ...PROFILE, ...changes },
    headers: { ...headers },
  })
const account = async () => {
  const url = `/user/get-user-details?userId=${learner.account._id}`
  return (await t.app.inject({ method: 'GET', url, headers: learner.headers })).json().data.user as Learner
}

it('replaces the profile and returns the account', async () => {
  const response = await save({ name: '  आशा वर्मा ' })
  expect(response.json()).toMatchObject({
    message: 'Profile saved',
    data: { ...PROFILE, name: 'आशा वर्मा', email: learner.account.email },
  })
  expect(await account()).toEqual(response.json().data)
})

it('sets the name that chat shows', async () => {
  await save()
  const response = await t.app.inject({
    method: 'POST',
    url: '/auth/chat-details',
    payload: { userIds: [learner.account._id] },
    headers: learner.headers,
  })
  expect(JSON.stringify(response.json())).toContain('Asha V.')
})

it('keeps the name for certificates until it is sent again', async () => {
  await save({ name: '王小明', certificateName: ' Wang  Xiaoming ' })
  await save({ name: '王明' })
  expect(await account()).toMatchObject({ name: '王明', certificateName: 'Wang Xiaoming' })
  await save({ certificateName: '' })
  expect(await account()).not.toHaveProperty('certificateName')
  const refused = await save({ certificateName: 'Mentor-Connect' })
  expect([refused.statusCode, refused.json().fields]).toEqual([400, { certificateName: expect.any(String) }])
})

it('removes mobile and domains, and ignores blanks and duplicates', async () => {
  await save({ domains: [' Design ', 'Design', ''] })
  expect(await account()).toMatchObject({ domains: ['Design'] })
  await save({ mobile: '', domains: [] })
  expect(await account()).toMatchObject({ domains: [] })
  expect(await account()).not.toHaveProperty('mobile')
})

it('stores one of several concurrent saves as a whole', async () => {
  const saves = ['One', 'Two', 'Three'].map((name) => save({ name, domains: [name, 'Shared'] }))
  expect((await Promise.all(saves)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const { name, domains } = await account()
  expect(domains).toEqual([name, 'Shared'])
})

it.each([
  ['a blank name', { name: '   ' }, 'name'],
  ['a long name', { name: 'a'.repeat(NAME_MAX + 1) }, 'name'],
  ['an unstorable name', { name: 'a\u0000' }, 'name'],
  ['a short number', { mobile: '12345' }, 'mobile'],
  ['an invalid number', { mobile: '+919876543210' }, 'mobile'],
  ['a long domain', { domains: ['क्षि'.repeat(DOMAIN_TAG_MAX + 1)] }, 'domains'],
  ['too many domains', { domains: Array.from({ length: DOMAINS_MAX + 1 }, (_, n) => `${n}`) }, 'domains'],
  ['no domains', { domains: undefined }, 'domains'],
])('refuses %s and changes nothing', async (_, changes, field) => {
  const response = await save(changes)
  expect(response.statusCode).toBe(400)
  expect(response.json().fields).toHaveProperty(field)
  expect(await account()).toEqual(learner.account)
})

describe('the picture', () => {
  const send = (picture: Buffer | undefined, more: object = {}, who = learner) => {
    const form = new FormData()
    const texts = {
      userId: learner.account._id,
      ...PROFILE,
      domains: JSON.stringify(PROFILE.domains),
      ...more,
    }
    for (const [name, value] of Object.entries(texts)) form.append(name, value as string)
    if (picture) form.append('profile', new File([new Uint8Array(picture)], 'me.jpg'))
    return t.app.inject({
      method: 'POST',
      url: '/user/update-profile',
      payload: form,
      headers: { ...who.headers },
    })
  }
  const stored = () => t.db.selectFrom('files').select(['path', 'owner_id', 'kind']).execute()
  const get = (url: string) => t.app.inject({ method: 'GET', url })

  it('is re-encoded without metadata and belongs to its learner', async () => {
    const snapshot = await sharp(await png(300, 200))
      .withExif({ IFD0: { Artist: 'Asha' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer()
    const { profile } = (await send(snapshot)).json().data
    expect(await stored()).toEqual([{ path: profile, owner_id: learner.account._id, kind: 'portrait' }])
    const shown = await get(profile)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined()
    expect((await account()).profile).toBe(profile)
  })

  it('is kept when other fields change, replaced or removed; old files are deleted', async () => {
    const first = (await send(await png(100, 100))).json().data.profile
    expect((await save({ name: 'Asha' })).json().data.profile).toBe(first)
    const second = (await send(await png(120, 120), { removeProfile: 'true' })).json().data.profile
    expect(second).not.toBe(first)
    t.clock.advance(GRACE_MS + 1)
    await collectOrphans(t, t.clock())
    await t.jobs.settle()
    expect([(await get(first)).statusCode, (await get(second)).statusCode]).toEqual([404, 200])
    expect((await save({ removeProfile: true })).json().data).not.toHaveProperty('profile')
    await collectOrphans(t, t.clock())
    await t.jobs.settle()
    expect((await get(second)).statusCode).toBe(404)
    expect(await stored()).toEqual([])
  })

  it('is shown in chat and next to a review', async () => {
    await insertMentor(t.db)
    await insertCourse(t.db, { id: 'one' })
    const { profile } = (await send(await png(100, 100))).json().data
    const post = (url: string, payload: object) =>
      t.app.inject({ method: 'POST', url, payload, headers: learner.headers })
    const people = await post('/auth/chat-details', { userIds: [learner.account._id] })
    expect(people.json().data.users).toMatchObject([{ profile }])
    const course = { userId: learner.account._id, courseId: 'one' }
    await post('/user/add-course', { ...course, courseName: '' })
    await post('/user/update-progress', { ...course, progress: { '0-0': 'in-progress' } })
    const { data } = (await post('/resource/save-review', { ...course, rating: 5, comment: '' })).json()
    expect(data.reviews).toMatchObject([{ profile, mine: true }])
    expect((await get('/resource/get-resource/one')).json().data.reviews).toMatchObject([{ profile }])
  })

  it.each([
    ['a decompression bomb', hugePng],
    ['a file that is not a picture', () => Buffer.from('<svg><script>alert(1)</script></svg>')],
    ['an empty file', () => Buffer.alloc(0)],
    ['a file of 11 MB', () => Buffer.alloc(11 * 1024 * 1024)],
  ])('refuses %s and changes nothing', async (_, make) => {
    const response = await send(await make(), { name: 'Other' })
    expect([400, 413]).toContain(response.statusCode)
    expect(response.json().fields).toHaveProperty('profile')
    expect(await stored()).toEqual([])
    expect(await account()).toEqual(learner.account)
  })

  it('is not stored when another field is invalid, nor for another person', async () => {
    const picture = await png(100, 100)
    expect((await send(picture, { mobile: '1' })).statusCode).toBe(400)
    expect((await send(picture, { name: 'a\u0000' })).statusCode).toBe(400)
    expect((await send(picture, {}, await signedInLearner(t))).statusCode).toBe(403)
    expect(await stored()).toEqual([])
    expect(await account()).toEqual(learner.account)
  })
})

it('is available to its owner only', async () => {
  const other = await signedInLearner(t)
  const mentor = await signedInMentor(t)
  expect((await save({}, other.headers)).statusCode).toBe(403)
  expect((await save({}, mentor.headers)).statusCode).toBe(403)
  expect((await save({}, {})).statusCode).toBe(401)
  expect(await account()).toEqual(learner.account)
})

describe('what a new learner wants to learn', () => {
  const choose = (domains: string[]) =>
    t.app.inject({
      method: 'POST',
      url: '/user/choose-subjects',
      payload: { userId: learner.account._id, domains },
      headers: learner.headers,
    })
  const isAsked = async () => {
    const url = `/user/get-user-details?userId=${learner.account._id}`
    const { data } = (await t.app.inject({ method: 'GET', url, headers: learner.headers })).json()
    return (data as { asksSubjects?: boolean }).asksSubjects === true
  }

  it('is asked until it is answered, and becomes the subjects of the profile', async () => {
    expect(await isAsked()).toBe(true)
    expect((await choose([' Design ', 'design', 'Career'])).json().data).toEqual({
      domains: ['Design', 'Career'],
    })
    expect([await isAsked(), (await account()).domains]).toEqual([false, ['Design', 'Career']])
  })

  it('is not asked again when it was passed over, which removes nothing', async () => {
    await save()
    expect(await isAsked()).toBe(false)
    expect((await choose([])).json().data).toEqual({ domains: PROFILE.domains })
    await save({ domains: [] })
    expect(await isAsked()).toBe(false)
  })

  it('is not asked of somebody who has a course', async () => {
    const { _id } = (await signedInMentor(t)).account
    const courseId = await insertCourse(t.db, { mentorId: _id })
    await t.app.inject({
      method: 'POST',
      url: '/user/add-course',
      payload: { userId: learner.account._id, courseId, courseName: 'Any' },
      headers: learner.headers,
    })
    expect(await isAsked()).toBe(false)
  })

  it('has the limits of the profile', async () => {
    const response = await choose(['x'.repeat(DOMAIN_TAG_MAX + 1)])
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['domains']])
    expect(await isAsked()).toBe(true)
  })
})
