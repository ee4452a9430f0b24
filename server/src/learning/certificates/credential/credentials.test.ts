import type { Learner } from '@mentor-connect/contract/accounts/people'
import { generateKeyPairSync } from 'node:crypto'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { buildApi } from '../../../api/app'
import { signedInLearner, type SignedIn } from '../../../testing/signedIn'
import { newSigningKey, testApp, type TestApp } from '../../../testing/testApp'
import { insertCourse, insertMentor } from '../../../courses/catalogue/testing/insertCourse'
import { schemaProblems } from './testing/openBadgesRules'
import { verifyElsewhere } from './testing/otherVerifier'

const API = 'https://api.example.org:8443'
let t: TestApp
let learner: SignedIn<Learner>
let id: string

beforeAll(async () => {
  t = await testApp({ siteUrl: 'https://site.example', apiUrl: API })
  await insertMentor(t.db)
  await insertCourse(t.db, { id: 'one', title: 'Bread baking', lessons: [1] })
  await insertCourse(t.db, { id: 'two', title: 'Soups', lessons: [1] })
  learner = await signedInLearner(t, { name: 'श्रुति क्षत्रिय', email: 'shruti@example.org' })
  id = await earn('one')
})
afterAll(() => t.close())

async function earn(courseId: string): Promise<string> {
  const post = (url: string, payload: object) =>
    t.app.inject({
      method: 'POST',
      url,
      payload: { userId: learner.account._id, courseId, ...payload },
      headers: learner.headers,
    })
  await post('/user/add-course', { courseName: 'x' })
  await post('/user/update-progress', { progress: { '0-0': 'completed' } })
  const response = await post('/user/generate-certificate', {})
  expect(response.statusCode).toBe(200)
  return String(response.headers['x-certificate-id'])
}

const credentialOf = async (certificateId = id) =>
  (await t.app.inject(`/credentials/${certificateId}`)).json()
const verify = async (certificateId = id) =>
  (await t.app.inject(`/user/verify-certificate?certificateId=${certificateId}`)).json()
const change = (certificateId: string, values: object) =>
  t.db.updateTable('certificates').set(values).where('id', '=', certificateId).execute()

describe('the credential', () => {
  it('is an Open Badges 3.0 achievement without an e-mail address', async () => {
    const response = await t.app.inject(`/credentials/${id}`)
    expect(response.headers['content-type']).toBe('application/vc')
    expect(response.headers['access-control-allow-origin']).toBe('*')
    expect(response.headers).not.toHaveProperty('access-control-allow-credentials')
    expect(response.headers['x-robots-tag']).toBe('noindex')
    expect(response.body).not.toContain('shruti@example.org')
    expect(response.json()).toMatchObject({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
        { '@language': 'en' },
      ],
      id: `${API}/credentials/${id}`,
      type: ['VerifiableCredential', 'AchievementCredential'],
      issuer: { id: 'did:web:api.example.org%3A8443', type: ['Profile'], name: 'Mentor-Connect' },
      validFrom: '2026-11-20T14:00:00+05:30',
      credentialSubject: {
        type: ['AchievementSubject'],
        achievement: {
          id: expect.any(String),
          type: ['Achievement'],
          achievementType: 'Course',
          name: 'Bread baking',
          description: expect.stringContaining('Kavita Iyer'),
          criteria: { narrative: expect.any(String) },
        },
      },
      credentialStatus: { type: 'BitstringStatusListEntry', statusPurpose: 'revocation' },
      proof: [
        { type: 'DataIntegrityProof', cryptosuite: 'eddsa-rdfc-2022', proofPurpose: 'assertionMethod' },
      ],
    })
  })

  it('keeps the rules of the Open Badges 3.0 schema', async () => {
    expect(schemaProblems(await credentialOf())).toEqual([])
  })

  it('stays valid with the single proof of earlier versions', async () => {
    const signed = await credentialOf()
    await change(id, { credential: JSON.stringify({ ...signed, proof: signed.proof[0] }) })
    expect((await verify()).verdict).toBe('verified')
    await change(id, { credential: JSON.stringify({ ...signed, proof: [...signed.proof, ...signed.proof] }) })
    expect((await verify()).verdict).toBe('invalid')
    await change(id, { credential: JSON.stringify(signed) })
  })

  it('stays the same, byte for byte', async () => {
    const first = (await t.app.inject(`/credentials/${id}`)).body
    t.clock.advance(60_000)
    expect((await t.app.inject(`/credentials/${id}`)).body).toBe(first)
  })

  it('is not found for an unknown id', async () => {
    expect((await t.app.inject('/credentials/made-up')).statusCode).toBe(404)
    expect((await t.app.inject('/credentials/status/5')).statusCode).toBe(404)
    expect((await t.app.inject('/credentials/status/x')).statusCode).toBe(400)
  })

  it('is created once for a certificate that predates credentials', async () => {
    const older = await earn('two')
    await change(older, { credential: null, status_index: null })
    const both = await Promise.all([credentialOf(older), credentialOf(older)])
    expect(both[0]).toEqual(both[1])
    expect(both[0].credentialStatus.statusListIndex).not.toBe(
      (await credentialOf()).credentialStatus.statusListIndex,
    )
    expect((await verify(older)).verdict).toBe('verified')
    await t.db.deleteFrom('certificates').where('id', '=', older).execute()
  })
})

describe('another vendor’s verifier', () => {
  it('accepts it using only what is published', async () => {
    const result = await verifyElsewhere(t.app, await credentialOf(), t.clock())
    expect(result.error).toBeUndefined()
    expect(result.verified).toBe(true)
    expect(result.statusResult?.results).toMatchObject([{ status: false }])
  })

  it('refuses a changed one', async () => {
    const changed = { ...(await credentialOf()), name: 'Medicine' }
    expect((await verifyElsewhere(t.app, changed, t.clock())).verified).toBe(false)
  })

  it('needs a current status list, and fetches a new one each day', async () => {
    const [credential, list] = [await credentialOf(), await t.app.inject('/credentials/status/0')]
    t.clock.advance(25 * HOUR_MS)
    expect(list.json().validUntil < t.clock().toISOString()).toBe(true)
    expect((await verifyElsewhere(t.app, credential, t.clock())).verified).toBe(true)
    expect((await verifyElsewhere(t.app, credential, new Date('2030-01-01'))).verified).toBe(false)
  })

  // The verifier's `verified` only means that it could read the list; the status is in its results.
  it('reads a revocation from the status list', async () => {
    await change(id, { revoked_at: t.clock().toISOString() })
    const result = await verifyElsewhere(t.app, await credentialOf(), t.clock())
    await change(id, { revoked_at: null })
    expect(result.verified).toBe(true)
    expect(result.statusResult?.results).toMatchObject([{ status: true }])
  })
})

describe('checking a certificate', () => {
  it('reports a verified one with the certificate', async () => {
    expect(await verify()).toMatchObject({
      verdict: 'verified',
      data: { _id: id, learnerName: 'श्रुति क्षत्रिय' },
    })
  })

  it('reports a revoked one with date and code, without the reason and the certificate', async () => {
    await change(id, { revoked_at: '2026-11-21T00:00:00.000Z', revoked_reason: 'Issued by mistake' })
    const answer = await verify()
    await change(id, { revoked_at: null, revoked_reason: null })
    expect(answer).toEqual({
      message: 'This certificate has been revoked.',
      data: null,
      verdict: 'revoked',
      revocation: { revokedAt: '2026-11-21T00:00:00.000Z', reason: null, reasonCode: 'withdrawn' },
    })
  })

  it('reports an invalid one when the signed text or the row was changed', async () => {
    const { credential } = await t.db
      .selectFrom('certificates')
      .select('credential')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    for (const tampered of [
      { credential: credential?.replaceAll('Bread', 'Broad') },
      { credential: 'not even JSON' },
      { learner_name: 'Somebody Else' },
      { course_name: 'Brain surgery' },
    ]) {
      await change(id, tampered)
      expect(await verify()).toMatchObject({ verdict: 'invalid', data: null })
      await change(id, { credential, learner_name: 'श्रुति क्षत्रिय', course_name: 'Bread baking' })
    }
    expect((await verify()).verdict).toBe('verified')
  })
})

describe('the keys', () => {
  it('rotate: what the old key signed stays verifiable, here and elsewhere', async () => {
    const { privateKey } = generateKeyPairSync('ed25519')
    const credentialKey = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
    const app = await buildApi({ ...t, config: { ...t.config, credentialKey } })
    const did = (await app.inject('/.well-known/did.json')).json()
    expect(did.verificationMethod).toHaveLength(2)
    expect(did.assertionMethod).toHaveLength(2)
    expect(JSON.stringify(did)).not.toContain('secretKey')
    expect((await verifyElsewhere(app, await credentialOf(), t.clock())).verified).toBe(true)
    const url = `/user/verify-certificate?certificateId=${id}`
    expect((await app.inject(url)).json().verdict).toBe('verified')
    await app.close()
  })

  it('inserted into the database by an attacker are not trusted', async () => {
    const strange = await buildApi({
      ...t,
      keys: await newSigningKey(),
      config: { ...t.config, apiUrl: 'https://other.example' },
    })
    await change(id, { credential: null })
    const forged = (await strange.inject(`/credentials/${id}`)).body
    await strange.close()
    expect(JSON.parse(forged).issuer.id).toBe('did:web:other.example')
    expect((await verify()).verdict).toBe('invalid')
    await change(id, { credential: null })
    expect((await verify()).verdict).toBe('verified')
  })
})

it('limits how long a status list may be cached', async () => {
  const response = await t.app.inject('/credentials/status/0')
  expect(response.headers['cache-control']).toBe('public, max-age=300')
  expect(response.json()).toMatchObject({
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    credentialSubject: { type: 'BitstringStatusList', statusPurpose: 'revocation' },
  })
})
