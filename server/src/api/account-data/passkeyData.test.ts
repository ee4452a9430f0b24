import { startChatDoors, type ChatDoors } from '../../testing/chatDoors'
import { passkeyLogin, personWithPasskeys } from '../../testing/peoplesPasskeys'
import { PASSWORD, signedInLearner } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { visitor } from '../../testing/visitor'

let chat: ChatDoors
let t: TestApp
let asha: ReturnType<typeof personWithPasskeys>
beforeEach(async () => {
  chat = await startChatDoors()
  t = await testApp(chat.config)
  asha = personWithPasskeys(t, await signedInLearner(t))
})
afterEach(async () => {
  await t.close()
  await chat.close()
})

it('exports the names and times of passkeys and recovery codes, but no keys', async () => {
  await asha.withSecondFactor()
  const exported = await asha.browser.get(`/account/export?userId=${asha.userId}`)
  const created_at = t.clock().toISOString()
  expect(exported.json()).toMatchObject({
    passkeys: [{ name: 'Laptop', is_synced: 0, created_at, last_used_at: null }],
    secondFactor: [{ created_at, ends_at: null }],
  })
  expect(exported.json().recoveryCodes).toHaveLength(10)
  expect(exported.body).not.toMatch(/public_key|credential_id|_hash/)
})

it('deletes them with the account', async () => {
  const { key } = await asha.withSecondFactor()
  await visitor(t).post('/auth/passkey-options', {})
  expect((await asha.post('/account/erase', { password: PASSWORD })).statusCode).toBe(200)
  for (const table of ['passkeys', 'second_factors', 'recovery_codes', 'second_steps'] as const)
    expect(await t.db.selectFrom(table).selectAll().execute()).toEqual([])
  expect((await passkeyLogin(visitor(t), key)).statusCode).toBe(401)
})
