import { RATE_LIMITS } from '@mentor-connect/contract/rules/rateLimits'
import type { FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import type { Config } from '../platform/config/config'
import { insertCourse, insertMentor } from '../courses/catalogue/testing/insertCourse'
import { signedInLearner } from '../testing/signedIn'
import { testApp, type TestApp } from '../testing/testApp'
import { testConfig } from '../testing/testConfig'
import { buildSite } from './app'

let api: TestApp
let site: FastifyInstance
let id: string

const siteOf = (apiUrl: string, settings: Partial<Config> = {}) =>
  buildSite(testConfig({ siteDir: '/nowhere', siteUrl: 'https://site.example', apiUrl, ...settings }))
const checkOf = (certificateId: string) => `/verify-certificate?certificateId=${certificateId}`

beforeAll(async () => {
  api = await testApp({ siteUrl: 'https://site.example', apiUrl: 'https://api.example' })
  await insertMentor(api.db)
  await insertCourse(api.db, { id: 'one', title: 'Learn Go', lessons: [1] })
  const learner = await signedInLearner(api, { name: 'Asha Verma', email: 'asha@example.org' })
  const post = (url: string, payload: object) =>
    api.app.inject({
      method: 'POST',
      url,
      payload: { userId: learner.account._id, courseId: 'one', ...payload },
      headers: learner.headers,
    })
  await post('/user/add-course', { courseName: 'x' })
  await post('/user/update-progress', { progress: { '0-0': 'completed' } })
  id = String((await post('/user/generate-certificate', {})).headers['x-certificate-id'])
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  site = await siteOf(`http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`)
})
afterAll(async () => {
  await site.close()
  await api.close()
})

it('serves the page of a shared certificate on its own address, as the API writes it', async () => {
  const page = await site.inject(`/share/certificates/${id}`)
  const written = await api.app.inject(`/share/certificates/${id}`)
  expect(page.statusCode).toBe(200)
  expect(page.body).toBe(written.body)
  expect(page.body).toContain(
    `<meta property="og:url" content="https://site.example/share/certificates/${id}">`,
  )
  for (const name of ['content-type', 'content-security-policy', 'cache-control', 'x-robots-tag'])
    expect(page.headers[name]).toBe(written.headers[name])
})

it('sends no cookies and no internals of the API on', async () => {
  const { headers } = await site.inject(`/share/certificates/${id}`)
  expect(headers).not.toHaveProperty('set-cookie')
  expect(headers).not.toHaveProperty('access-control-allow-origin')
})

it.each(['made-up', '..%2F..%2Fmetrics', '%20'])(
  'leads from the unknown id %s to the check',
  async (unknown) => {
    const response = await site.inject(`/share/certificates/${unknown}`)
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBe(checkOf(unknown))
    expect(response.headers['cache-control']).toBe('no-store')
  },
)

it('leads to the check while the API cannot be asked', async () => {
  const alone = await siteOf('http://127.0.0.1:9')
  const response = await alone.inject(`/share/certificates/${id}`)
  await alone.close()
  expect(response.statusCode).toBe(302)
  expect(response.headers.location).toBe(checkOf(id))
})

it('asks the API for no more pages than a network may have', async () => {
  const limited = await siteOf('http://127.0.0.1:9', { rateLimitFactor: 1 })
  const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('page'))
  const { perAddress } = RATE_LIMITS.page
  for (let count = 0; count < perAddress + 5; count += 1) await limited.inject(`/share/certificates/${id}`)
  expect(asked).toHaveBeenCalledTimes(perAddress)
  expect((await limited.inject(`/share/certificates/${id}`)).headers.location).toBe(checkOf(id))
  asked.mockRestore()
  await limited.close()
})
