import sharp from 'sharp'
import { signedInLearner } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'
import { drawInThread, sharePictures, TooManyPictures } from './sharePictures'
import type { ShownCourse } from './shownOnPictures'

const COURSE: ShownCourse = {
  kind: 'course',
  id: 'one',
  title: 'Web pages',
  description: '',
  domains: ['Web Development'],
  banner: '',
  lessons: 3,
  mentor: { id: 'mentor-1', name: 'Kavita Iyer', profile: '' },
}
const draw = async (shown: Partial<ShownCourse>, uploads = {}) =>
  Buffer.from(await drawInThread({ shown: { ...COURSE, ...shown }, locale: 'hi', uploads }))
const sizeOf = async (png: Buffer) => {
  const { width, height, format } = await sharp(png).metadata()
  return [width, height, format]
}

describe('an address', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await testApp()
    await insertMentor(t.db)
    await insertMentor(t.db, { id: 'pending', status: 'inactive' })
    await insertCourse(t.db, { id: 'one', title: 'Web pages', rating: { sum: 9, count: 2 } })
    await insertCourse(t.db, { id: 'draft' })
    await t.db.updateTable('courses').set({ status: 'draft' }).where('id', '=', 'draft').execute()
  })
  afterAll(() => t.close())

  it.each([
    '/share/courses/one/card.png',
    '/share/courses/one/card.png?locale=hi&v=1a',
    '/share/mentors/mentor-1/card.png',
    '/share/site/card.png',
  ])('%s has a picture of the size that social networks ask for', async (url) => {
    const { headers, rawPayload } = await t.app.inject(url)
    expect(headers['content-type']).toBe('image/png')
    expect(await sizeOf(rawPayload)).toEqual([1200, 630, 'png'])
    const again = await t.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
  })

  it('has another picture after a change, and in the other language', async () => {
    const etag = async (query = '') =>
      (await t.app.inject(`/share/courses/one/card.png${query}`)).headers.etag
    const before = await etag()
    expect(await etag('?locale=hi')).not.toBe(before)
    await t.db.updateTable('courses').set({ title: 'Pages' }).where('id', '=', 'one').execute()
    expect(await etag()).not.toBe(before)
  })

  it.each([
    '/share/courses/draft/card.png',
    '/share/courses/none/card.png',
    '/share/mentors/pending/card.png',
  ])('%s has none, also for signed-in people', async (url) => {
    const { headers } = await signedInLearner(t, { email: `asha-${url.length}@example.org` })
    expect((await t.app.inject({ url, headers })).statusCode).toBe(404)
  })

  it.each(['?locale=fr', `?v=${'x'.repeat(21)}`])('with %s is refused', async (query) => {
    expect((await t.app.inject(`/share/site/card.png${query}`)).statusCode).toBe(400)
  })
})

it.each([
  ['a long word', 'W'.repeat(50)],
  ['Hindi', 'नौकरी के साक्षात्कार की पूरी तैयारी करना सीखें'],
  ['markup', '<b>&"</b>'],
  ['only emoji', '🎉🎉'],
])('draws a title of %s', async (_, title) => {
  const mentor = { ...COURSE.mentor, name: title.repeat(2) }
  expect(await sizeOf(await draw({ title, mentor, description: title }))).toEqual([1200, 630, 'png'])
})

it('shows the uploaded picture of a course, and the generated one in place of a damaged one', async () => {
  const black = { width: 800, height: 450, channels: 3, background: '#000000' } as const
  const banner = await sharp({ create: black }).webp().toBuffer()
  const cornerOf = async (png: Buffer) =>
    sharp(png).extract({ left: 1190, top: 10, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  expect([...(await cornerOf(await draw({}, { banner })))]).toEqual([0, 0, 0])
  const [damaged, generated] = await Promise.all([draw({}, { banner: Buffer.from('no picture') }), draw({})])
  expect(damaged.equals(generated)).toBe(true)
})

describe('the cache', () => {
  const noFiles = { get: async () => undefined } as never

  it('draws a picture once for concurrent and later requests, and again after a failure', async () => {
    const drawOnce = jest.fn(async () => Buffer.from('png'))
    drawOnce.mockRejectedValueOnce(new Error('no memory'))
    const pictureOf = sharePictures(noFiles, drawOnce)
    await expect(pictureOf(COURSE, 'en')).rejects.toThrow('no memory')
    await Promise.all([pictureOf(COURSE, 'en'), pictureOf({ ...COURSE }, 'en')])
    await pictureOf(COURSE, 'en')
    expect(drawOnce).toHaveBeenCalledTimes(2)
  })

  it('refuses when too many pictures wait to be drawn', async () => {
    const pictureOf = sharePictures(noFiles, () => new Promise(() => undefined))
    const asked = Array.from({ length: 51 }, (_, index) => pictureOf({ ...COURSE, id: `c${index}` }, 'en'))
    await expect(Promise.race(asked)).rejects.toBeInstanceOf(TooManyPictures)
  })
})
