import type { Learner } from '@mentor-connect/contract/accounts/people'
import sharp from 'sharp'
import { signedInLearner, type SignedIn } from '../../../testing/signedIn'
import { testApp, type TestApp } from '../../../testing/testApp'
import { insertCourse, insertMentor } from '../../../courses/catalogue/testing/insertCourse'
import { drawCard } from '../drawing/drawings'

const COURSE_URL = 'https://site.example/resource/one'
const COURSE = 'C & "C++" <b>रोज़गार</b>'
let t: TestApp
let learner: SignedIn<Learner>
let id: string

beforeAll(async () => {
  t = await testApp({ siteUrl: 'https://site.example', apiUrl: 'https://api.example' })
  await insertMentor(t.db)
  await insertCourse(t.db, { id: 'one', title: COURSE, lessons: [1] })
  learner = await signedInLearner(t, { name: 'Asha Verma', email: 'asha@example.org' })
  const post = (url: string, payload: object) =>
    t.app.inject({
      method: 'POST',
      url,
      payload: { userId: learner.account._id, courseId: 'one', ...payload },
      headers: learner.headers,
    })
  await post('/user/add-course', { courseName: 'x' })
  await post('/user/update-progress', { progress: { '0-0': 'completed' } })
  id = String((await post('/user/generate-certificate', {})).headers['x-certificate-id'])
})
afterAll(() => t.close())

const cardOf = (texts: object) =>
  drawCard({
    learnerName: 'Asha Verma',
    courseName: 'Go',
    courseUrl: COURSE_URL,
    instructorName: 'Kavita Iyer',
    ...texts,
  })
const page = (of = id) => t.app.inject(`/share/certificates/${of}`)
const picture = (of = id) => t.app.inject(`/share/certificates/${of}/card.png`)
const revoke = (revoked_at: string | null) => t.db.updateTable('certificates').set({ revoked_at }).execute()

it('has the certificate’s card, links to its verification and reveals nothing else', async () => {
  const response = await page()
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  const title = 'Asha Verma: C &amp; &quot;C++&quot; &lt;b&gt;रोज़गार&lt;/b&gt;'
  for (const part of [
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:url" content="https://site.example/share/certificates/${id}">`,
    `<meta property="og:image" content="https://api.example/share/certificates/${id}/card.png">`,
    '<meta name="robots" content="noindex">',
    `content="0; url=https://site.example/verify-certificate?certificateId=${id}"`,
  ])
    expect(response.body).toContain(part)
  expect(response.body).toMatch(/<meta property="og:description" content="[^"]*Kavita Iyer/)
  expect(response.body).not.toContain('<b>')
  expect(response.body).not.toContain(learner.account._id)
  expect(response.body).not.toContain('asha@example.org')
})

it('runs no script', async () => {
  expect((await page()).headers['content-security-policy']).toContain("default-src 'none'")
})

it('has a non-empty picture of the size that social networks require', async () => {
  const response = await picture()
  expect(response.headers['content-type']).toBe('image/png')
  const { width, height } = await sharp(response.rawPayload).metadata()
  expect([width, height]).toEqual([1200, 630])
  const other = await drawCard({
    learnerName: 'Ravi Rao',
    courseName: COURSE,
    courseUrl: COURSE_URL,
    instructorName: 'Kavita Iyer',
  })
  expect(other.equals(response.rawPayload)).toBe(false)
})

it.each(['श्रुति क्षत्रिय', 'Venkata '.repeat(12).trim(), 'W'.repeat(200), ''])(
  'draws the name %j',
  async (learnerName) => {
    const drawn = await drawCard({
      learnerName,
      courseName: learnerName,
      courseUrl: COURSE_URL,
      instructorName: learnerName,
    })
    expect((await sharp(drawn).metadata()).width).toBe(1200)
  },
)

it.each([
  ['a mentor’s name in Cyrillic', { instructorName: 'Наталья' }, { instructorName: '' }],
  ['a mentor’s name in Greek', { instructorName: 'Ελένη' }, { instructorName: '' }],
  ['a mentor’s name in Vietnamese', { instructorName: 'Nguyễn Ánh' }, { instructorName: 'Nguyn nh' }],
])('shows %s on the card', async (_what, shown, boxless) => {
  const card = await cardOf(shown)
  expect(card.equals(await cardOf(boxless))).toBe(false)
})

it.each([
  ['a mentor’s name that no font has', { instructorName: '王小明' }, { instructorName: '' }],
  ['a mentor’s name that fonts have in part', { instructorName: 'Zoë 王' }, { instructorName: '' }],
  ['a course that no font has', { courseName: '日本語 1' }, { courseName: 'site.example/resource/one' }],
  ['emoji', { courseName: 'Go 🙂 on' }, { courseName: 'Go on' }],
  ['other forms of letters', { instructorName: 'Ｋａｖｉｔａ' }, { instructorName: 'Kavita' }],
])('has no empty boxes on the card instead of %s', async (_what, given, shown) => {
  const [card, expected] = await Promise.all([cardOf(given), cardOf(shown)])
  expect(card.equals(expected)).toBe(true)
})

it('shows no card for a revoked one', async () => {
  await revoke('2026-11-20T09:00:00.000Z')
  const { statusCode, body } = await page()
  const { statusCode: pictureStatus } = await picture()
  await revoke(null)
  expect(statusCode).toBe(200)
  expect(body).not.toMatch(/Asha|og:/)
  expect(body).toContain('/verify-certificate?certificateId=')
  expect(pictureStatus).toBe(404)
})

it('is not found for an unknown id', async () => {
  expect((await page('made-up')).statusCode).toBe(404)
  expect((await picture('made-up')).statusCode).toBe(404)
})
