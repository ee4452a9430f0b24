import type { Learner } from '@mentor-connect/contract/accounts/people'
import { base58 } from '@scure/base'
import { signedInLearner, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'
import { groupedId } from './certificateId'
import { glyphsIn } from '../../platform/pdf/testing/pdfContent'

let t: TestApp
let learner: SignedIn<Learner>
beforeEach(async () => {
  t = await testApp({ siteUrl: 'https://site.example' })
  await insertMentor(t.db)
  await insertCourse(t.db, { id: 'one', title: 'Bread baking', lessons: [1, 1] })
  learner = await signedInLearner(t, { name: 'श्रुति क्षत्रिय' })
})
afterEach(() => t.close())

const post = (url: string, payload: object, headers: object = learner.headers) =>
  t.app.inject({
    method: 'POST',
    url,
    payload: { userId: learner.account._id, courseId: 'one', ...payload },
    headers: { ...headers },
  })
const generate = (headers?: object) => post('/user/generate-certificate', {}, headers)
const verify = (id: string) =>
  t.app.inject({ method: 'GET', url: `/user/verify-certificate?certificateId=${encodeURIComponent(id)}` })
const issued = () => t.db.selectFrom('certificates').selectAll().execute()

async function complete(lessons = ['0-0', '1-0'], courseId = 'one') {
  await post('/user/add-course', { courseId, courseName: 'x' })
  await post('/user/update-progress', {
    courseId,
    progress: Object.fromEntries(lessons.map((key) => [key, 'completed'])),
  })
}

describe('generating', () => {
  it('returns a PDF that contains its certificate id', async () => {
    await complete()
    const response = await generate()
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/pdf')
    expect(response.rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.7')
    const id = String(response.headers['x-certificate-id'])
    // 128 bits: in base 58 mostly 22 characters, and 21 for small numbers.
    expect(base58.decode(id)).toHaveLength(16)
    expect(response.headers['content-disposition']).toBe(
      `inline; filename="mentor-connect-certificate-${id}.pdf"`,
    )
    expect(response.headers['access-control-expose-headers']).toContain('x-certificate-id')
  })

  it('issues one certificate, even to two concurrent requests', async () => {
    await complete()
    const both = await Promise.all([generate(), generate()])
    const again = await generate()
    expect([...both, again].map((response) => response.statusCode)).toEqual([200, 200, 200])
    const ids = [...both, again].map((response) => response.headers['x-certificate-id'])
    expect(new Set(ids).size).toBe(1)
    expect(await issued()).toHaveLength(1)
  })

  it('is named by the progress in its course, until it is revoked', async () => {
    const named = async () => {
      const query = `userId=${learner.account._id}&resourceId=one`
      const reply = await t.app.inject({
        url: `/user/get-progress?${query}`,
        headers: { ...learner.headers },
      })
      return reply.json().data.certificateId
    }
    await complete()
    expect(await named()).toBeUndefined()
    const { headers } = await generate()
    expect(await named()).toBe(headers['x-certificate-id'])
    await t.db.updateTable('certificates').set({ revoked_at: t.clock().toISOString() }).execute()
    expect(await named()).toBeUndefined()
  })

  it('mails the learner once, with the addresses for verifying and sharing', async () => {
    await complete()
    await Promise.all([generate(), generate()])
    await generate()
    await t.jobs.settle()
    const [{ id } = { id: '' }] = await issued()
    const sent = t.mailer.sent.filter(({ subject }) => subject.includes('certificate'))
    expect(sent).toMatchObject([
      { to: learner.account.email, subject: expect.stringContaining('Bread baking') },
    ])
    expect(sent[0]!.text).toContain(`https://site.example/verify-certificate?certificateId=${id}`)
    expect(sent[0]!.text).toContain(`/share/certificates/${id}`)
  })

  it('keeps the names as on the day of issue', async () => {
    await complete()
    await generate()
    await t.db.updateTable('courses').set({ title: 'Renamed' }).execute()
    await generate()
    expect(await issued()).toMatchObject([
      { course_name: 'Bread baking', instructor_name: 'Kavita Iyer', learner_name: 'श्रुति क्षत्रिय' },
    ])
  })

  it('requires every lesson: 99 of 100 are not enough', async () => {
    await insertCourse(t.db, { id: 'hundred', lessons: [50, 50] })
    const keys = Array.from({ length: 100 }, (_, n) => `${Math.floor(n / 50)}-${n % 50}`)
    await complete(keys.slice(0, 99), 'hundred')
    const early = await post('/user/generate-certificate', { courseId: 'hundred' })
    expect([early.statusCode, early.json().code]).toEqual([409, 'course_incomplete'])
    await complete(keys.slice(99), 'hundred')
    expect((await post('/user/generate-certificate', { courseId: 'hundred' })).statusCode).toBe(200)
  })

  it('requires every lesson of a small course', async () => {
    await complete(['0-0'])
    const response = await generate()
    expect(response.statusCode).toBe(409)
    expect(response.json().code).toBe('course_incomplete')
    expect(await issued()).toEqual([])
  })

  it('requires an enrolment', async () => {
    const response = await generate()
    expect(response.statusCode).toBe(403)
    expect(response.json().code).toBe('not_enrolled')
  })

  it('is available to the learner only', async () => {
    await complete()
    const other = await signedInLearner(t)
    const forged = await generate(other.headers)
    expect(forged.statusCode).toBe(403)
    expect(forged.json().code).toBe('forbidden')
    expect((await generate({})).statusCode).toBe(401)
    expect(await issued()).toEqual([])
  })

  it('does not reissue a revoked one', async () => {
    await complete()
    await generate()
    await t.db.updateTable('certificates').set({ revoked_at: t.clock().toISOString() }).execute()
    const refused = await generate()
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'certificate_revoked'])
    expect(refused.json().message).toContain('The reason is in the email')
    expect(await issued()).toHaveLength(1)
  })

  it('is not issued under a name of which letters would be missing', async () => {
    await complete()
    const rename = (name: string) => t.db.updateTable('learners').set({ name }).execute()
    await rename('Zoë 王小明')
    const refused = await generate()
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'name_not_printable'])
    expect(refused.json().message).toContain('王 小 明')
    await rename('\u200b\u3164')
    expect((await generate()).json().code).toBe('name_not_printable')
    expect(await issued()).toEqual([])
    await rename('தமிழ்ச்செல்வி முருகன்')
    expect((await generate()).statusCode).toBe(200)
  })

  it.each([
    ['王小明', 'Wang Xiaoming'],
    ['さくら', 'Sakura'],
    ['김민준', 'किम मिन-जुन'],
    ['สมชาย', 'Somchai'],
    ['გიორგი', 'Giorgi'],
    ['አበበ', 'Abebe'],
    ['Zoë 王', 'Zoë Wang'],
    ['🙂', 'Asha'],
  ])('shows %s by the name for certificates: %s', async (name, certificateName) => {
    const profile = { name, mobile: '', domains: [] }
    await complete()
    await post('/user/update-profile', profile)
    expect((await generate()).json().code).toBe('name_not_printable')
    const saved = await post('/user/update-profile', { ...profile, certificateName })
    expect(saved.json().data).toMatchObject({ name, certificateName })
    expect((await generate()).statusCode).toBe(200)
    expect(await issued()).toMatchObject([{ learner_name: certificateName }])
  })

  it.each([
    ['Asha 🙂 Verma', 'Asha Verma'],
    ['आशा', 'आशा'],
  ])('shows %s as %s, whatever name for certificates is stored', async (name, shown) => {
    await complete()
    await t.db.updateTable('learners').set({ name, certificate_name: 'Somebody Else' }).execute()
    await generate()
    expect(await issued()).toMatchObject([{ learner_name: shown }])
  })

  it.each([
    ['Kavita 🙂 Iyer', 'Somebody Else', 'Kavita 🙂 Iyer'],
    ['王小明', 'Wang Xiaoming', 'Wang Xiaoming'],
    ['王小明', null, '王小明'],
    ['王小明', '王', '王小明'],
  ])('names the mentor %s, on certificates %s, as %s', async (name, certificate_name, shown) => {
    await complete()
    await t.db.updateTable('mentors').set({ name, certificate_name }).execute()
    const response = await generate()
    expect(response.statusCode).toBe(200)
    const id = String(response.headers['x-certificate-id'])
    expect((await verify(id)).json().data).toMatchObject({ instructorName: shown })
    expect(glyphsIn(response.rawPayload)).not.toContain(0)
  })

  it('requires a course id', async () => {
    const response = await post('/user/generate-certificate', { courseId: undefined })
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toHaveProperty('courseId')
  })
})

describe('verifying', () => {
  it('shows a certificate to anyone, also for an id in groups', async () => {
    await complete()
    const id = String((await generate()).headers['x-certificate-id'])
    for (const typed of [id, `  ${id}\t`, groupedId(id), groupedId(id).replaceAll(' ', '-')]) {
      const response = await verify(typed)
      expect(response.json()).toEqual({
        message: 'Certificate verified successfully',
        verdict: 'verified',
        data: {
          _id: id,
          courseId: 'one',
          courseName: 'Bread baking',
          instructorName: 'Kavita Iyer',
          learnerName: 'श्रुति क्षत्रिय',
          createdAt: t.clock().toISOString(),
          updatedAt: t.clock().toISOString(),
          language: 'en',
          statement: {
            title: 'Certificate of Completion',
            sentence:
              'This is to certify that श्रुति क्षत्रिय has completed every lesson of the course “Bread baking”.',
            lines: ['All 2 lessons marked as done by the learner'],
            issued: 'November 20, 2026',
          },
          earned: { lessons: 2, quizzes: 0, tasks: 0 },
        },
      })
    }
  })

  it('does not find an unknown one', async () => {
    const response = await verify('made-up')
    expect(response.statusCode).toBe(404)
    expect(response.json().code).toBe('not_found')
  })

  it('needs an id', async () => {
    expect((await verify('   ')).json()).toMatchObject({
      code: 'invalid_input',
      fields: { certificateId: expect.any(String) },
    })
  })
})
