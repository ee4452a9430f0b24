import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse, insertMentor } from '../catalogue/testing/insertCourse'
import { COURSES } from '../../api/seed/demoContent'
import { courseBanner, sceneOf } from './banner/courseBanner'
import { PALETTES } from './banner/palettes'
import { SCENES, SCENE_NAMES } from './banner/scenes/scenes'
import { portrait } from './portrait/portrait'
import { randomFrom } from './random'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await insertMentor(t.db)
  await insertCourse(t.db, { id: 'one', domains: ['Design'] })
  await insertCourse(t.db, { id: 'bare', domains: [] })
})
afterAll(() => t.close())

const get = (url: string, headers = {}) => t.app.inject({ method: 'GET', url, headers })

test.each(['/media/banners/one.svg', '/media/banners/bare.svg', '/media/portraits/kavita.svg?look=feminine'])(
  '%s is a picture without active content',
  async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': expect.stringContaining('image/svg+xml'),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': expect.stringContaining('max-age=604800'),
    })
    expect(response.body).toMatch(/^<svg .*<\/svg>$/s)
    expect(response.body).not.toMatch(/<script|NaN|undefined|href/)
  },
)

test('a cached picture is not sent again', async () => {
  const { headers } = await get('/media/banners/one.svg')
  expect((await get('/media/banners/one.svg', { 'if-none-match': headers.etag })).statusCode).toBe(304)
})

test.each(['/media/banners/nothing.svg', '/media/banners/..%2f.svg', '/media/banners/one.png'])(
  '%s is not found',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  },
)

test('the same id gives the same picture, and another id a different one', () => {
  expect(courseBanner('a', ['Career'])).toBe(courseBanner('a', ['Career']))
  expect(courseBanner('a', ['Career'])).not.toBe(courseBanner('b', ['Career']))
  expect(portrait('a')).toBe(portrait('a'))
  expect(portrait('a', 'turban')).not.toBe(portrait('a', 'feminine'))
})

test('pictures are set in many scenes, none of which dominates', () => {
  const ids = COURSES.map(({ id }) => id)
  const counts = SCENE_NAMES.map((name) => ids.filter((id) => sceneOf(id) === name).length)
  expect(counts.filter((count) => count > 0).length).toBeGreaterThanOrEqual(10)
  expect(Math.max(...counts)).toBeLessThanOrEqual(ids.length / 5)
})

test.each(SCENE_NAMES)('the scene %s is a finished drawing', (name) => {
  const drawn = SCENES[name](PALETTES.teal, randomFrom('any'))
  expect(drawn.behind + (drawn.front ?? '')).not.toMatch(/NaN|undefined/)
  expect(drawn.behind).toContain('<rect')
})
