import type { Learner } from '@mentor-connect/contract/accounts/people'
import { signedInLearner, type SignedIn } from '../../testing/signedIn'
import { schemaProblems } from '../certificates/credential/testing/openBadgesRules'
import { verifyElsewhere } from '../certificates/credential/testing/otherVerifier'
import { pathWorld, type PathWorld } from './testing/pathWorld'

const COURSES = ['c1', 'c2', 'c3']
let w: PathWorld
beforeEach(async () => {
  w = await pathWorld()
  await w.publish()
})
afterEach(() => w.t.close())

const join = (learner = w.asha) => w.post(learner, '/skill-paths/p1/join')
const place = async () => (await w.get('/skill-paths/p1/place', w.asha)).data
const request = (learner: SignedIn<Learner> = w.asha, id = 'p1') =>
  w.post(learner, `/skill-paths/${id}/certificate`)
const celebrate = (courseId: string) => w.celebrate(w.asha, courseId)
const complete = (courseId: string) => w.complete(w.asha, courseId)
const completeAll = async () => {
  for (const courseId of COURSES) await complete(courseId)
}
const stored = (learner = w.asha) =>
  w.t.db
    .selectFrom('certificates')
    .selectAll()
    .where('learner_id', '=', learner.account._id)
    .where('path_id', 'is not', null)
    .execute()
const idOf = async () => (await stored())[0]!.id
const verify = async (id: string) =>
  (await w.t.app.inject(`/user/verify-certificate?certificateId=${id}`)).json()
const mails = async () => {
  await w.t.jobs.settle()
  return w.t.mailer.sent.filter(({ subject }) => subject.startsWith('Your certificate'))
}
describe('the certificate of a path', () => {
  it('comes with the last course, once, also if two courses are completed at once', async () => {
    await join()
    await complete('c1')
    expect(await stored()).toEqual([])
    await w.learn(w.asha, 'c2', [0, 1])
    await w.learn(w.asha, 'c3', [0, 1])
    const replies = await Promise.all([celebrate('c2'), celebrate('c3'), request(), request()])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const [certificate, ...others] = await stored()
    expect(others).toEqual([])
    expect(certificate).toMatchObject({ path_id: 'p1', course_name: 'Become a data analyst' })
    expect((await place()).certificateId).toBe(certificate!.id)
    const { paths } = (await w.get('/joined-skill-paths', w.asha)).data
    expect(paths[0].certificateId).toBe(certificate!.id)
    expect(await mails()).toMatchObject([{ subject: expect.stringContaining('Become a data analyst') }])
    const kinds = await w.t.db.selectFrom('notifications').select('kind').execute()
    expect(kinds.filter(({ kind }) => kind === 'certificate-issued')).toHaveLength(1)
  })

  it('is verified like that of a course, and names its courses with their certificates', async () => {
    await join()
    await completeAll()
    const id = await idOf()
    const { verdict, data } = await verify(id)
    expect(verdict).toBe('verified')
    expect(data).toMatchObject({
      courseId: 'p1',
      learnerName: 'Asha',
      earned: { courses: 3, lessons: 6, quizzes: 0, tasks: 0 },
      path: { slug: 'become-a-data-analyst', courses: COURSES.map((courseId) => ({ courseId })) },
      statement: {
        sentence:
          'This is to certify that Asha has completed all 3 courses of the skill path “Become a data analyst”.',
      },
    })
    for (const { certificateId, name } of data.path.courses)
      expect((await verify(certificateId)).data).toMatchObject({ courseName: name, learnerName: 'Asha' })
    const dashboard = await w.get(`/user/get-user-details?userId=${w.asha.account._id}`, w.asha)
    expect(dashboard.data.certificates.map((one: { _id: string }) => one._id)).toContain(id)
    const page = await w.t.app.inject(`/share/certificates/${id}`)
    expect(page.body).toContain('Path made by: ')
    const card = await w.t.app.inject(`/share/certificates/${id}/card.png`)
    expect(card.headers['content-type']).toBe('image/png')
  })

  it('is an Open Badges 3.0 credential with its courses as evidence', async () => {
    await join()
    await completeAll()
    const credential = (await w.t.app.inject(`/credentials/${await idOf()}`)).json()
    expect(schemaProblems(credential)).toEqual([])
    const { achievement } = credential.credentialSubject
    expect(achievement).toMatchObject({
      id: expect.stringMatching(/\/paths\/become-a-data-analyst$/),
      achievementType: 'LearningProgram',
      related: COURSES.map((courseId) => ({
        id: expect.stringMatching(new RegExp(`/resource/${courseId}$`)),
        type: ['Related'],
      })),
    })
    const courses = await w.t.db
      .selectFrom('certificates')
      .select('id')
      .where('path_id', 'is', null)
      .execute()
    const named = credential.evidence.flatMap(({ id = '' }) => id.split('/').at(-1) || [])
    expect(named.sort()).toEqual(courses.map(({ id }) => id).sort())
    expect(credential.evidence[0].narrative).toContain('6 lessons')
  })

  it('is not valid if its courses were changed in the database', async () => {
    await join()
    await completeAll()
    const [row] = await stored()
    await verify(row!.id)
    const proof = JSON.parse(row!.proof_of_learning!)
    const changed = JSON.stringify({ ...proof, courses: proof.courses.slice(1) })
    await w.t.db
      .updateTable('certificates')
      .set({ proof_of_learning: changed })
      .where('id', '=', row!.id)
      .execute()
    expect((await verify(row!.id)).verdict).toBe('invalid')
  })

  it('keeps the courses as they were, whatever happens to path and courses', async () => {
    await join()
    await completeAll()
    const id = await idOf()
    await w.save({
      title: 'Another path',
      version: 1,
      milestones: [{ title: 'All', courseIds: ['c1', 'c4'] }],
    })
    await w.t.db.deleteFrom('courses').where('id', '=', 'c3').execute()
    await w.t.db.deleteFrom('skill_paths').execute()
    const { data, verdict } = await verify(id)
    expect([verdict, data.courseName]).toEqual(['verified', 'Become a data analyst'])
    expect(data.path.courses.map(({ name }: { name: string }) => name)).toEqual([
      'Spreadsheets',
      'Charts',
      'Databases',
    ])
    expect((await request()).json().data._id).toBe(id)
  })

  it('is a file for its owner only', async () => {
    await join()
    await completeAll()
    const url = `/user/certificates/${await idOf()}/file`
    const file = await w.t.app.inject({ url, headers: w.asha.headers })
    expect(file.headers['content-type']).toBe('application/pdf')
    const other = await signedInLearner(w.t, { name: 'Other' })
    expect((await w.get(url, other)).status).toBe(404)
    expect((await w.get(url)).status).toBe(401)
  })
})

describe('a path that is complete in another way', () => {
  it('has its certificate when it is joined after its courses', async () => {
    await completeAll()
    expect(await stored()).toEqual([])
    expect((await join()).json().data.certificateId).toBe(await idOf())
  })

  it('has its certificate on request if it has become shorter', async () => {
    await join()
    await complete('c1')
    await complete('c2')
    expect((await request()).json().code).toBe('course_incomplete')
    await w.t.db.updateTable('courses').set({ status: 'archived' }).where('id', '=', 'c3').execute()
    const { data } = (await request()).json()
    expect(data.path.courses).toHaveLength(2)
  })

  it('has none for others, before joining, and while it is hidden', async () => {
    await w.learn(w.asha, 'c1', [0, 1])
    expect((await request()).statusCode).toBe(404)
    expect((await request(w.asha, 'unknown')).statusCode).toBe(404)
    expect((await w.post(w.mentor, '/skill-paths/p1/certificate')).statusCode).toBe(403)
    await join()
    await w.t.db.updateTable('skill_paths').set({ hidden_at: '2026-03-01T00:00:00.000Z' }).execute()
    await complete('c1')
    await complete('c2')
    expect((await complete('c3')).statusCode).toBe(200)
    expect(await stored()).toEqual([])
    expect((await request()).statusCode).toBe(404)
  })

  it('has none under a name that certificates cannot show', async () => {
    await w.t.db.updateTable('learners').set({ name: '山田' }).execute()
    await join()
    await completeAll()
    expect(await stored()).toEqual([])
    expect((await request()).json().code).toBe('name_not_printable')
    await w.t.db.updateTable('learners').set({ certificate_name: 'Yamada' }).execute()
    expect((await request()).json().data.learnerName).toBe('Yamada')
  })
})

it('the verifier of another vendor accepts the credential of a path', async () => {
  await join()
  await completeAll()
  const credential = (await w.t.app.inject(`/credentials/${await idOf()}`)).json()
  const result = await verifyElsewhere(w.t.app, credential, w.t.clock())
  expect([result.error, result.verified]).toEqual([undefined, true])
})
