import type { Learner } from '@mentor-connect/contract/accounts/people'
import jsQR from 'jsqr'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasPrograms, runProgram } from '../../testing/programs'
import { signedInLearner, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { groupedId } from './certificateId'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'

// Checks the certificate with independent programs, which `npm test` installs where it is allowed to.
const withPrograms = hasPrograms('qpdf', 'pdftotext', 'pdftoppm') ? describe : describe.skip

withPrograms('the file of a certificate', () => {
  let t: TestApp
  let learner: SignedIn<Learner>
  let folder: string
  let file: string
  let id: string

  beforeAll(async () => {
    t = await testApp({ siteUrl: 'https://site.example' })
    await insertMentor(t.db)
    await insertCourse(t.db, { id: 'one', title: 'Bread baking', lessons: [1] })
    learner = await signedInLearner(t, { name: 'Asha Verma' })
    await post('/user/add-course', { courseName: 'x' })
    await post('/user/update-progress', { progress: { '0-0': 'completed' } })
    folder = mkdtempSync(join(tmpdir(), 'mentor-connect-pdf-'))
    file = join(folder, 'certificate.pdf')
    id = await download()
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true })
    await t.close()
  })

  const post = (url: string, payload: object) =>
    t.app.inject({
      method: 'POST',
      url,
      payload: { userId: learner.account._id, courseId: 'one', ...payload },
      headers: learner.headers,
    })
  const download = async () => {
    const response = await post('/user/generate-certificate', {})
    writeFileSync(file, response.rawPayload)
    return String(response.headers['x-certificate-id'])
  }
  const text = () => runProgram('pdftotext', ['-layout', file, '-']).toString()

  it('is sound', () => {
    expect(runProgram('qpdf', ['--check', file]).toString()).toContain('No syntax or stream encoding errors')
  })

  it('shows the learner, the course, the date and the id', () => {
    for (const part of ['Asha Verma', 'Bread baking', 'Kavita Iyer', 'November 20, 2026', groupedId(id)])
      expect(text()).toContain(part)
  })

  it('is tagged: one heading, paragraphs, a described picture and a link, in reading order', () => {
    const tree = runProgram('pdfinfo', ['-struct-text', file]).toString()
    expect(tree.match(/\bH1\b/g)).toHaveLength(1)
    for (const role of ['Document', 'P', 'Figure', 'Link']) expect(tree).toMatch(new RegExp(`\\b${role}\\b`))
    const places = ['Certificate of Completion', 'Asha Verma', 'Bread baking', 'Kavita Iyer'].map((part) =>
      tree.indexOf(part),
    )
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
  })

  it('embeds the signed credential', async () => {
    const saved = join(folder, 'credential.json')
    runProgram('pdfdetach', ['-save', '1', '-o', saved, file])
    expect(readFileSync(saved, 'utf8')).toBe((await t.app.inject(`/credentials/${id}`)).body)
  })

  it('shows a QR code that opens its verification page', () => {
    const page = readGray(runProgram('pdftoppm', ['-r', '150', '-gray', file]))
    expect(jsQR(page.pixels, page.width, page.height)?.data).toBe(
      `https://site.example/verify-certificate?certificateId=${id}`,
    )
  })

  it('keeps the names as on the day of issue after both were renamed', async () => {
    await t.db.updateTable('learners').set({ name: 'Somebody Else' }).execute()
    await t.db.updateTable('courses').set({ title: 'Renamed' }).execute()
    expect(await download()).toBe(id)
    expect(text()).toContain('Asha Verma')
    expect(text()).toContain('Bread baking')
    expect(text()).not.toMatch(/Somebody Else|Renamed/)
  })
})

/** Parses a PGM picture into RGBA pixels. */
function readGray(picture: Buffer) {
  const [header = '', width = '0', height = '0'] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(picture.toString('latin1', 0, 64)) ?? []
  const pixels = new Uint8ClampedArray(Number(width) * Number(height) * 4).fill(255)
  picture.subarray(header.length).forEach((gray, index) => pixels.fill(gray, index * 4, index * 4 + 3))
  return { width: Number(width), height: Number(height), pixels }
}
