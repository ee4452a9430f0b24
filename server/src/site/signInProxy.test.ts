import type { FastifyInstance } from 'fastify'
import { readConfig } from '../platform/config/config'
import { googlePerson } from '../testing/googlePerson'
import { signInApp } from '../testing/signInApp'
import type { TestApp } from '../testing/testApp'
import { testConfig } from '../testing/testConfig'
import { buildSite } from './app'

let api: TestApp
let site: FastifyInstance

beforeAll(async () => {
  api = await signInApp()
  site = await buildSite(
    testConfig({ siteDir: '/nowhere', apiUrl: api.config.apiUrl, signIn: api.config.signIn }),
  )
})
afterAll(async () => {
  await site.close()
  await api.close()
})

it('lets a person sign in from the origin of the site', async () => {
  const person = googlePerson(site)
  expect(await person.tokenFor({ email: 'through-the-site@gmail.test' })).toMatch(/^ey/)
  expect((await person.client()).response.sessions).toHaveLength(1)
})

it('forwards the picker with its own policy', async () => {
  const person = googlePerson(site)
  const { address } = await person.start()
  const page = await person.send('GET', address)
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.headers['content-type']).toMatch(/text\/html/)
})

it('reports that the main API is down, and still serves the site', async () => {
  const { signIn } = readConfig({})
  const alone = await buildSite(testConfig({ siteDir: '/nowhere', apiUrl: 'http://localhost:9', signIn }))
  const refused = await alone.inject('/__clerk/v1/client')
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.json()).toEqual({
    message: expect.any(String),
    code: 'unavailable',
    requestId: expect.any(String),
  })
  expect((await alone.inject('/healthz')).statusCode).toBe(200)
  await alone.close()
})

it('forwards no large bodies', async () => {
  const payload = Buffer.alloc(1024 * 1024)
  const response = await site.inject({ method: 'POST', url: '/__clerk/v1/client', payload })
  expect(response.statusCode).toBe(413)
})

it('has no such path where browsers call the vendor directly', async () => {
  const direct = await buildSite(testConfig({ siteDir: '/nowhere', signIn: undefined }))
  expect((await direct.inject('/__clerk/v1/environment')).statusCode).toBe(404)
  await direct.close()
})
