import { findPerson } from '../../accounts/people/person.repo'
import { pathWorld, type PathWorld } from '../../learning/paths/testing/pathWorld'
import { eraseLearner } from './accountErasure'
import { accountOf } from './accountExport'

let w: PathWorld
beforeEach(async () => {
  w = await pathWorld()
  await w.publish()
  await w.post(w.asha, '/skill-paths/p1/join')
  for (const courseId of ['c1', 'c2', 'c3']) await w.complete(w.asha, courseId)
})
afterEach(() => w.t.close())

const person = async () => (await findPerson(w.t.db, 'user', w.asha.account._id))!
const erase = async (keepCertificates: boolean) => {
  const learner = await person()
  await w.t.db
    .transaction()
    .execute((tx) => eraseLearner(tx, learner, { keepCertificates, now: w.t.clock() }))
}
const ofPath = () =>
  w.t.db.selectFrom('certificates').selectAll().where('path_id', 'is not', null).executeTakeFirst()
const verify = async (id: string) =>
  (await w.t.app.inject(`/user/verify-certificate?certificateId=${id}`)).json()

it('the certificate of a path is part of the account’s data', async () => {
  expect(await accountOf(w.t.db, await person(), w.t.clock().toISOString())).toMatchObject({
    certificates: expect.arrayContaining([
      expect.objectContaining({ path_id: 'p1', course_name: 'Become a data analyst' }),
    ]),
  })
})

it('the certificate of a path stays valid after a deletion that keeps certificates', async () => {
  const { id } = (await ofPath())!
  await erase(true)
  expect((await verify(id)).verdict).toBe('verified')
})

it('a deletion leaves nothing of it but its revoked bit', async () => {
  const { id } = (await ofPath())!
  await verify(id)
  await erase(false)
  expect(await ofPath()).toBeUndefined()
  const left = await w.t.db.selectFrom('certificates').selectAll().execute()
  expect(left).toMatchObject([{ revoked_at: expect.any(String), proof_of_learning: null, course_id: '' }])
  expect(JSON.stringify(left)).not.toContain('Become a data analyst')
})
