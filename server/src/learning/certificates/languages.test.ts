import type { Learner } from '@mentor-connect/contract/accounts/people'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'
import { hasPrograms, runProgram } from '../../testing/programs'
import { signedInLearner, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { canonicalForm } from './credential/canonicalForm'
import { schemaProblems } from './credential/testing/openBadgesRules'
import { groupedId } from './certificateId'
import { actualText, glyphsIn } from '../../platform/pdf/testing/pdfContent'

let t: TestApp
let learner: SignedIn<Learner>
let id: string

beforeEach(async () => {
  t = await testApp({ siteUrl: 'https://site.example', apiUrl: 'https://api.example' })
  await insertMentor(t.db)
  await insertCourse(t.db, { id: 'one', title: 'हिन्दी में पायथन', lessons: [2] })
  learner = await signedInLearner(t, { name: 'Asha Verma', email: 'asha@example.org' })
  await post('/user/add-course', { courseName: 'x' })
  await post('/user/update-progress', { progress: { '0-0': 'completed', '0-1': 'completed' } })
})
afterEach(() => t.close())

const post = (url: string, payload: object, by = learner) =>
  t.app.inject({
    method: 'POST',
    url,
    payload: { userId: by.account._id, courseId: 'one', ...payload },
    headers: { ...by.headers },
  })

async function generate() {
  const reply = await post('/user/generate-certificate', {})
  expect(reply.statusCode).toBe(200)
  id = String(reply.headers['x-certificate-id'])
  return reply.rawPayload
}
const speak = (language: string, by = learner) =>
  post('/user/certificate-language', { courseId: undefined, certificateId: id, language }, by)
const checked = async () => (await t.app.inject(`/user/verify-certificate?certificateId=${id}`)).json()
const credential = async () => (await t.app.inject(`/credentials/${id}`)).json()

describe('the language of a certificate', () => {
  it('is English for somebody who has chosen none', async () => {
    await generate()
    expect((await checked()).data).toMatchObject({
      language: 'en',
      statement: {
        title: 'Certificate of Completion',
        sentence:
          'This is to certify that Asha Verma has completed every lesson of the course “हिन्दी में पायथन”.',
        lines: ['All 2 lessons marked as done by the learner'],
        issued: 'November 20, 2026',
      },
    })
  })

  it('is that of the account', async () => {
    await t.db.updateTable('learners').set({ language: 'hi' }).execute()
    await generate()
    expect((await checked()).data.language).toBe('hi')
  })

  it('is changed by its owner, with the same id and the same place in the status lists', async () => {
    await generate()
    const before = await credential()
    const reply = await speak('hi')
    expect(reply.json().data).toMatchObject({ _id: id, language: 'hi', userId: learner.account._id })
    const { verdict, data } = await checked()
    expect(verdict).toBe('verified')
    expect(data.statement).toEqual({
      title: 'पूर्णता प्रमाण-पत्र',
      sentence: 'प्रमाणित किया जाता है कि Asha Verma ने इस कोर्स का हर पाठ पूरा किया है: “हिन्दी में पायथन”।',
      lines: ['सभी 2 पाठ विद्यार्थी ने ख़ुद पूरे बताए'],
      issued: '20 नवंबर 2026',
    })
    const after = await credential()
    expect(after.id).toBe(before.id)
    expect(after.credentialStatus).toEqual(before.credentialStatus)
    expect(after.validFrom).toBe(before.validFrom)
  })

  it('can be changed back, and asking for it twice changes nothing', async () => {
    await generate()
    await speak('hi')
    await speak('hi')
    const hindi = await credential()
    expect(await credential()).toEqual(hindi)
    expect((await speak('en')).json().data.language).toBe('en')
    expect((await checked()).verdict).toBe('verified')
    expect((await checked()).data.statement.title).toBe('Certificate of Completion')
  })

  it('stays that of a certificate that is rendered again', async () => {
    await generate()
    await speak('hi')
    const first = id
    await generate()
    expect(id).toBe(first)
    expect((await checked()).data.language).toBe('hi')
  })

  it('is the business of its owner alone', async () => {
    await generate()
    const other = await signedInLearner(t, { name: 'Ravi Rao', email: 'ravi@example.org' })
    expect((await speak('hi', other)).statusCode).toBe(404)
    const forged = await t.app.inject({
      method: 'POST',
      url: '/user/certificate-language',
      payload: { userId: learner.account._id, certificateId: id, language: 'hi' },
      headers: { ...other.headers },
    })
    expect(forged.statusCode).toBe(403)
    expect((await checked()).data.language).toBe('en')
  })

  it('is one of two', async () => {
    await generate()
    expect((await speak('fr')).json()).toMatchObject({
      code: 'invalid_input',
      fields: { language: expect.any(String) },
    })
  })

  it('stays as it was on a revoked certificate', async () => {
    await generate()
    await t.db.updateTable('certificates').set({ revoked_at: t.clock().toISOString() }).execute()
    expect((await speak('hi')).json().code).toBe('certificate_revoked')
    expect((await checked()).verdict).toBe('revoked')
  })
})

describe('a Hindi certificate', () => {
  it('is a Hindi PDF: language, title, every sentence, date', async () => {
    await generate()
    await speak('hi')
    const pdf = await generate()
    const source = pdf.toString('latin1')
    expect(source).toContain('/Lang (hi-IN)')
    for (const text of [
      'पूर्णता प्रमाण-पत्र',
      'प्रमाणित किया जाता है कि',
      'ने इस कोर्स का हर पाठ पूरा किया है',
      'सभी 2 पाठ विद्यार्थी ने ख़ुद पूरे बताए',
      'प्रशिक्षक',
      'जारी होने की तारीख़',
      '20 नवंबर 2026',
    ])
      expect(source).toContain(actualText(text))
    for (const english of ['certify', 'Certificate', 'Instructor', 'Date of issue', 'November', 'lesson'])
      expect(source).not.toContain(`ActualText (${english}`)
    // Names keep their script and are tagged with the language of that script.
    expect(source).toMatch(
      /\/ActualText \(Asha Verma\)[^>]*\/Lang \(en-IN\)|\/Lang \(en-IN\)[^>]*\/ActualText \(Asha Verma\)/,
    )
    expect(glyphsIn(pdf)).not.toContain(0)
  })

  it('has a page to share and a picture in Hindi', async () => {
    await generate()
    const picture = () => t.app.inject(`/share/certificates/${id}/card.png`)
    const english = (await picture()).rawPayload
    await speak('hi')
    const { body } = await t.app.inject(`/share/certificates/${id}`)
    expect(body).toContain('<html lang="hi">')
    expect(body).toContain('<meta property="og:locale" content="hi_IN">')
    expect(body).toMatch(/og:description" content="मेंटर-कनेक्ट का पूर्णता प्रमाण-पत्र। [^"]+सभी 2 पाठ/)
    expect(body).toContain('<p>सभी 2 पाठ विद्यार्थी ने ख़ुद पूरे बताए</p>')
    expect(body).not.toMatch(/lessons marked|Instructor:/)
    expect((await picture()).rawPayload.equals(english)).toBe(false)
  })

  it('has a credential whose texts are tagged as Hindi, by the rules of Open Badges', async () => {
    await generate()
    await speak('hi')
    const signed = await credential()
    expect(schemaProblems(signed)).toEqual([])
    const { proof: _proof, ...document } = signed
    const statements = await canonicalForm(document)
    for (const text of [
      'कोर्स का हर पाठ पूरा किया गया है।',
      'सभी 2 पाठ विद्यार्थी ने ख़ुद पूरे बताए।',
      '“हिन्दी में पायथन” कोर्स पूरा किया। प्रशिक्षक: Kavita Iyer।',
    ])
      expect(statements).toContain(`"${text}"@hi`)
    expect(statements).not.toMatch(/@en|completed|taught by/)
  })
})

const withPrograms = hasPrograms('qpdf', 'pdftotext') ? it : it.skip

withPrograms('the text of a Hindi certificate can be copied out of the file', async () => {
  await generate()
  await speak('hi')
  const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-pdf-'))
  const file = join(folder, 'certificate.pdf')
  writeFileSync(file, await generate())
  const text = runProgram('pdftotext', ['-layout', file, '-']).toString()
  const tree = runProgram('pdfinfo', ['-struct-text', file]).toString()
  const check = runProgram('qpdf', ['--check', file]).toString()
  rmSync(folder, { recursive: true })
  for (const part of [
    'मेंटर-कनेक्ट',
    'पूर्णता प्रमाण-पत्र',
    'प्रमाणित किया जाता है कि',
    'Asha Verma',
    'ने इस कोर्स का हर पाठ पूरा किया है',
    'हिन्दी में पायथन',
    'विद्यार्थी ने ख़ुद पूरे बताए',
    'जारी होने की तारीख़',
    '20 नवंबर 2026',
    `प्रमाणपत्र आईडी ${groupedId(id)}`,
  ])
    expect(text).toContain(part)
  expect(text).not.toMatch(/certify|Instructor|Certificate/)
  expect(tree.match(/\bH1\b/g)).toHaveLength(1)
  expect(check).toContain('No syntax or stream encoding errors')
})
