import { pathWorld, type PathWorld } from '../learning/paths/testing/pathWorld'
import type { OperatorContext } from './command'
import { certificateCommands } from './commands/certificates'

let w: PathWorld
beforeEach(async () => {
  w = await pathWorld()
  await w.publish()
  await w.post(w.asha, '/skill-paths/p1/join')
})
afterEach(() => w.t.close())

const completeAll = async () => {
  for (const courseId of ['c1', 'c2', 'c3']) await w.complete(w.asha, courseId)
}
const request = () => w.post(w.asha, '/skill-paths/p1/certificate')
const place = async () => (await w.get('/skill-paths/p1/place', w.asha)).data
const stored = () => w.t.db.selectFrom('certificates').select('id').where('path_id', 'is not', null).execute()
const idOf = async () => (await stored())[0]!.id
const verify = async (id: string) =>
  (await w.t.app.inject(`/user/verify-certificate?certificateId=${id}`)).json()
const revoke = (id: string) => {
  const command = certificateCommands.find(({ name }) => name === 'certificates revoke')!
  const context = { ...w.t, operator: 'root' } as unknown as OperatorContext
  return command.run(context, id, { reason: 'It was not earned.' })
}
const certificateOf = async (courseId: string) =>
  (await w.t.db
    .selectFrom('certificates')
    .select('id')
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow())!.id

it('a revoked certificate of a course takes that of the path with it', async () => {
  await completeAll()
  const id = await idOf()
  await verify(id)
  await revoke(await certificateOf('c2'))
  expect((await verify(id)).verdict).toBe('revoked')
  expect((await verify(await certificateOf('c1'))).verdict).toBe('verified')
  expect((await place()).certificateId).toBeUndefined()
  expect((await request()).json().code).toBe('certificate_revoked')
  const journal = await w.t.db.selectFrom('restore_journal').select('subject').execute()
  expect(journal.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([id, await certificateOf('c2')]),
  )
  await w.t.jobs.settle()
  expect(w.t.mailer.sent.filter(({ text }) => text.includes('It was not earned.'))).toHaveLength(2)
})

it('a revoked certificate of a course prevents that of the path', async () => {
  await w.complete(w.asha, 'c1')
  await w.post(w.asha, '/user/generate-certificate', { userId: w.asha.account._id, courseId: 'c1' })
  await revoke(await certificateOf('c1'))
  await w.complete(w.asha, 'c2')
  expect((await w.complete(w.asha, 'c3')).statusCode).toBe(200)
  expect(await stored()).toEqual([])
  expect((await request()).json().code).toBe('certificate_revoked')
})

it('a revoked certificate of a path leaves those of its courses', async () => {
  await completeAll()
  await revoke(await idOf())
  expect((await verify(await certificateOf('c1'))).verdict).toBe('verified')
  expect((await request()).json().code).toBe('certificate_revoked')
  expect(await stored()).toHaveLength(1)
})
