import type { PassedCourse } from '@mentor-connect/contract/learning/certificates'
import { signedInLearner } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'
import { certificateService } from './certificates.service'
import { credentialService } from './credential/credentials.service'
import { schemaProblems } from './credential/testing/openBadgesRules'
import { verifyElsewhere } from './credential/testing/otherVerifier'
import { actualText, inflated } from '../../platform/pdf/testing/pdfContent'

const PASSED: PassedCourse = {
  kind: 'passed',
  percent: 82,
  required: 70,
  hours: 12,
  level: 'beginner',
  language: 'hi',
}
let t: TestApp
let issued: { id: string; pdf: Buffer }

beforeAll(async () => {
  t = await testApp({ siteUrl: 'https://site.example', apiUrl: 'https://api.example' })
  await insertMentor(t.db)
  await insertCourse(t.db, { id: 'one', title: 'Bread baking', lessons: [1] })
  const { account, headers } = await signedInLearner(t, { name: 'Asha Verma' })
  const userId = account._id
  const post = (url: string, payload: object) =>
    t.app.inject({ method: 'POST', url, payload: { userId, courseId: 'one', ...payload }, headers })
  await post('/user/add-course', { courseName: 'x' })
  await post('/user/update-progress', { progress: { '0-0': 'completed' } })
  issued = await certificateService(t, credentialService(t)).issue(userId, 'one', PASSED)
})
afterAll(() => t.close())

const credential = async () => (await t.app.inject(`/credentials/${issued.id}`)).json()
const verify = async () => (await t.app.inject(`/user/verify-certificate?certificateId=${issued.id}`)).json()

describe('a certificate of a course that was passed', () => {
  it('has mark, hours and language in the credential, by the rules of Open Badges', async () => {
    const signed = await credential()
    expect(schemaProblems(signed)).toEqual([])
    const { achievement, result } = signed.credentialSubject
    expect(achievement.inLanguage).toBe('hi')
    expect(achievement.resultDescription[0]).toMatchObject({
      resultType: 'Percent',
      valueMin: '0',
      valueMax: '100',
      requiredValue: '70',
    })
    expect(result.map(({ value }: { value: string }) => value)).toEqual(['82', '12'])
    expect(signed.evidence[0].narrative).toContain('not supervised')
  })

  it('is verified here and elsewhere', async () => {
    expect(await verify()).toMatchObject({ verdict: 'verified', data: { passed: PASSED } })
    expect(await verifyElsewhere(t.app, await credential(), t.clock())).toMatchObject({ verified: true })
  })

  it('is invalid when the mark was changed in the database', async () => {
    const earned = { lessons: 1, quizzes: 0, tasks: 0 }
    const setMark = (percent: number) =>
      t.db
        .updateTable('certificates')
        .set({ proof_of_learning: JSON.stringify({ ...PASSED, percent, earned }) })
        .execute()
    await setMark(99)
    expect((await verify()).verdict).toBe('invalid')
    await setMark(82)
    expect((await verify()).verdict).toBe('verified')
  })

  it('is invalid when somebody changed in the database how it was earned', async () => {
    const earned = { lessons: 1, quizzes: 0, tasks: 0 }
    const store = (changed: object) =>
      t.db
        .updateTable('certificates')
        .set({ proof_of_learning: JSON.stringify({ ...PASSED, earned: { ...earned, ...changed } }) })
        .execute()
    for (const changed of [{ lessons: 40 }, { quizzes: 3 }, { tasks: 1 }]) {
      await store(changed)
      expect((await verify()).verdict).toBe('invalid')
    }
    await t.db
      .updateTable('certificates')
      .set({ proof_of_learning: JSON.stringify(PASSED) })
      .execute()
    expect((await verify()).verdict).toBe('invalid')
    await store({})
    expect((await verify()).verdict).toBe('verified')
  })

  it('says so in the PDF, in both languages, and on the shared page', async () => {
    const source = issued.pdf.toString('latin1')
    expect(source).toContain('/ActualText (Certificate of Achievement)')
    expect(source).toContain('/ActualText (has completed every lesson and passed the course)')
    expect(inflated(issued.pdf)).toContain(
      actualText('अंक 82%, ज़रूरी 70% · सीखने का समय 12 घंटे · स्तर: शुरुआती · भाषा: हिन्दी · ऑनलाइन, बिना निगरानी के'),
    )
    expect((await t.app.inject(`/share/certificates/${issued.id}`)).body).toContain(
      'Certificate of Achievement by',
    )
  })
})
