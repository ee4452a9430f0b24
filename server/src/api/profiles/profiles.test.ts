import type { Learner } from '@mentor-connect/shared/contracts/people'
import { DOMAINS_MAX, DOMAIN_TAG_MAX, NAME_MAX } from '@mentor-connect/shared/contracts/limits'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'

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

it('replaces the profile and answers the account', async () => {
  const response = await save({ name: '  आशा वर्मा ' })
  expect(response.json()).toMatchObject({
    message: 'Profile saved',
    data: { ...PROFILE, name: 'आशा वर्मा', email: learner.account.email },
  })
  expect(await account()).toEqual(response.json().data)
})

it('is the name that chat shows', async () => {
  await save()
  const response = await t.app.inject({
    method: 'POST',
    url: '/auth/chat-details',
    payload: { userIds: [learner.account._id] },
    headers: learner.headers,
  })
  expect(JSON.stringify(response.json())).toContain('Asha V.')
})

it('takes mobile and domains away, and ignores blanks and doubles', async () => {
  await save({ domains: [' Design ', 'Design', ''] })
  expect(await account()).toMatchObject({ domains: ['Design'] })
  await save({ mobile: '', domains: [] })
  expect(await account()).toMatchObject({ domains: [] })
  expect(await account()).not.toHaveProperty('mobile')
})

it('several saves at once leave one of them whole', async () => {
  const saves = ['One', 'Two', 'Three'].map((name) => save({ name, domains: [name, 'Shared'] }))
  expect((await Promise.all(saves)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const { name, domains } = await account()
  expect(domains).toEqual([name, 'Shared'])
})

it.each([
  ['a blank name', { name: '   ' }, 'name'],
  ['a long name', { name: 'a'.repeat(NAME_MAX + 1) }, 'name'],
  ['a name that cannot be kept', { name: 'a\u0000' }, 'name'],
  ['a short number', { mobile: '12345' }, 'mobile'],
  ['a number that is none', { mobile: '+919876543210' }, 'mobile'],
  ['a long domain', { domains: ['क्षि'.repeat(DOMAIN_TAG_MAX + 1)] }, 'domains'],
  ['too many domains', { domains: Array.from({ length: DOMAINS_MAX + 1 }, (_, n) => `${n}`) }, 'domains'],
  ['no domains', { domains: undefined }, 'domains'],
])('refuses %s and changes nothing', async (_, changes, field) => {
  const response = await save(changes)
  expect(response.statusCode).toBe(400)
  expect(response.json().fields).toHaveProperty(field)
  expect(await account()).toEqual(learner.account)
})

it('is for its owner alone', async () => {
  const other = await signedInLearner(t)
  const mentor = await signedInMentor(t)
  expect((await save({}, other.headers)).statusCode).toBe(403)
  expect((await save({}, mentor.headers)).statusCode).toBe(403)
  expect((await save({}, {})).statusCode).toBe(401)
  expect(await account()).toEqual(learner.account)
})
