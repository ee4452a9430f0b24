import { googlePerson } from '../../testing/googlePerson'
import { passkeyLogin, personWithPasskeys } from '../../testing/peoplesPasskeys'
import { signedInLearner } from '../../testing/signedIn'
import { signInApp } from '../../testing/signInApp'
import type { TestApp } from '../../testing/testApp'
import { visitor, type Visitor } from '../../testing/visitor'

const EMAIL = 'asha@gmail.test'

let t: TestApp
let asha: ReturnType<typeof personWithPasskeys>
beforeEach(async () => {
  t = await signInApp()
  asha = personWithPasskeys(t, await signedInLearner(t, { email: EMAIL }))
})
afterEach(() => t.close())

const enter = async (at: Visitor) =>
  at.post('/auth/oauth', { token: await googlePerson(t.app).tokenFor({ email: EMAIL, name: 'Asha' }) })

it('a sign-in service that takes an account over removes its passkeys: a stranger may have added them', async () => {
  const key = await asha.newPasskey()
  expect((await enter(visitor(t))).statusCode).toBe(200)
  expect((await passkeyLogin(visitor(t), key)).statusCode).toBe(401)
})

it('a sign-in service does not stand in for the second factor', async () => {
  const { key, codes } = await asha.withSecondFactor()
  const phone = visitor(t)
  const first = await enter(phone)
  expect(first.statusCode).toBe(403)
  expect(first.json()).toMatchObject({ reason: 'second_factor_needed' })
  expect((await phone.post('/auth/verify-token', {})).statusCode).toBe(401)
  expect((await phone.post('/auth/recovery-code', { code: codes[0] })).statusCode).toBe(200)
  expect((await passkeyLogin(visitor(t), key)).statusCode).toBe(200)
})
