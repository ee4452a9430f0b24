import type { Learner } from '@mentor-connect/contract/accounts/people'
import type { FastifyInstance } from 'fastify'
import { generateKeyPairSync } from 'node:crypto'
import { buildApi } from '../api/app'
import { insertCourse, insertMentor } from '../courses/catalogue/testing/insertCourse'
import { signedInLearner, type SignedIn } from '../testing/signedIn'
import { testApp, type TestApp } from '../testing/testApp'
import { OperatorError, type OperatorContext } from './command'
import { keyCommands } from './commands/keys'

let t: TestApp
let learner: SignedIn<Learner>
let id: string
let newKey: string
let restarted: FastifyInstance

/** Issues a certificate that is signed with the first key; later the API is restarted with a new key. */
beforeEach(async () => {
  t = await testApp({ apiUrl: 'https://api.example.org', credentialKey: pem() })
  await insertMentor(t.db)
  await insertCourse(t.db, { id: 'one', lessons: [1] })
  learner = await signedInLearner(t)
  await post('/user/add-course', { courseName: 'x' })
  await post('/user/update-progress', { progress: { '0-0': 'completed' } })
  id = String((await post('/user/generate-certificate')).headers['x-certificate-id'])
  t.clock.advance(60_000)
  newKey = pem()
  restarted = await buildApi({ ...t, config: { ...t.config, credentialKey: newKey } })
})
afterEach(async () => {
  await restarted.close()
  await t.close()
})

const pem = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
const post = (url: string, payload: object = {}) =>
  t.app.inject({
    method: 'POST',
    url,
    headers: learner.headers,
    payload: { userId: learner.account._id, courseId: 'one', ...payload },
  })
const methodOf = async (app: FastifyInstance) =>
  (await app.inject(`/credentials/${id}`)).json().proof[0].verificationMethod as string
const oldKey = async () => (await methodOf(t.app)).split('#')[1]!
const verdict = async (app: FastifyInstance) =>
  (await app.inject(`/user/verify-certificate?certificateId=${id}`)).json().verdict
const published = async () =>
  (await restarted.inject('/.well-known/did.json'))
    .json()
    .verificationMethod.map((one: { publicKeyMultibase: string }) => one.publicKeyMultibase)

function operator(name: string, argument = '', credentialKey = newKey) {
  const context = { db: t.db, config: { ...t.config, credentialKey }, clock: t.clock, operator: 'root' }
  const command = keyCommands.find((one) => one.name === name)!
  // Commands about keys send no mail and do not call chat.
  return command.run(context as unknown as OperatorContext, argument, { reason: ' it was in a log ' })
}

it('lists which key signs, which ones verify, and how many certificates each has signed', async () => {
  await published()
  const old = await oldKey()
  const { json, text } = await operator('keys list')
  expect(json).toMatchObject([
    { key: old, standing: 'verifies', certificates: 1 },
    { key: expect.stringMatching(/^z6Mk/), standing: 'signs', certificates: 0 },
  ])
  expect(text).toMatch(new RegExp(`${old} +verifies`))
})

it('retires a key: its signatures are no longer valid, and certificates are signed with the new one', async () => {
  const old = await oldKey()
  const copy = (await t.app.inject(`/credentials/${id}`)).body
  expect((await operator('keys retire', old)).text).toMatch(/is retired\. 1 certificates/)
  expect(await published()).not.toContain(old)
  expect(await verdict(restarted)).toBe('verified')
  expect(await methodOf(restarted)).not.toContain(old)

  // A copy of the credential does not verify, even if it is put back into the database.
  await t.db.updateTable('certificates').set({ credential: copy }).execute()
  expect(await verdict(restarted)).toBe('invalid')
  const acts = await t.db.selectFrom('operator_acts').select(['act', 'target', 'reason']).execute()
  expect(acts).toEqual([{ act: 'keys retire', target: old, reason: 'it was in a log' }])
})

it('a process that still uses the key can neither sign with it nor publish it again', async () => {
  const old = await oldKey()
  await operator('keys retire', old)
  expect((await t.app.inject(`/credentials/${id}`)).statusCode).toBe(500)
  await t.app.inject('/.well-known/did.json')
  expect(await published()).not.toContain(old)
})

it('a revoked certificate stays revoked', async () => {
  const old = await oldKey()
  await t.db.updateTable('certificates').set({ revoked_at: t.clock().toISOString() }).execute()
  await operator('keys retire', old)
  expect(await verdict(restarted)).toBe('revoked')
})

it('also deletes signatures made in the meantime, with one audit record', async () => {
  const old = await oldKey()
  const copy = (await t.app.inject(`/credentials/${id}`)).body
  await operator('keys retire', old)
  await t.db.updateTable('certificates').set({ credential: copy }).execute()
  expect((await operator('keys retire', old)).text).toMatch(/was retired already\. 1 certificates/)
  expect(await verdict(restarted)).toBe('verified')
  expect(await t.db.selectFrom('operator_acts').selectAll().execute()).toHaveLength(1)
})

it('refuses the current key and an unknown one', async () => {
  await published()
  const [, current] = ((await operator('keys list')).json as { key: string }[]).map(({ key }) => key)
  await expect(operator('keys retire', current)).rejects.toThrow(/set another CREDENTIAL_KEY/)
  await expect(operator('keys retire', 'z6MkNobody')).rejects.toThrow(OperatorError)
  expect(await published()).toHaveLength(2)
})
