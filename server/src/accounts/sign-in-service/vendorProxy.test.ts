import { SIGN_IN_PATH } from '@mentor-connect/contract/accounts/oauth'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { AddressInfo } from 'node:net'
import { testApp, type TestApp } from '../../testing/testApp'

const KEYS = {
  publishableKey: `pk_live_${Buffer.from('clerk.example.org$').toString('base64')}`,
  secretKey: 'sk_live_secret',
  proxyUrl: SIGN_IN_PATH,
  emulated: false,
}
let vendor: FastifyInstance
let test: TestApp
let seen: FastifyRequest | undefined

beforeAll(async () => {
  vendor = Fastify()
  vendor.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  vendor.all('/v1/*', async (request, reply) => {
    seen = request
    return reply
      .status(201)
      .header('set-cookie', ['__client=a; HttpOnly', '__client_uat=1'])
      .send({ body: request.body })
  })
  await vendor.listen({ port: 0, host: 'localhost' })
  const upstreamUrl = `http://localhost:${(vendor.server.address() as AddressInfo).port}`
  test = await testApp({ siteUrl: 'https://example.org', signIn: { ...KEYS, upstreamUrl } })
})
afterAll(async () => {
  await test.close()
  await vendor.close()
})

it('forwards a call with the secret key and the address of the site, and returns all cookies', async () => {
  const response = await test.app.inject({
    method: 'POST',
    url: `${SIGN_IN_PATH}/v1/client/sign_ins?_method=PATCH`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://example.org' },
    payload: 'strategy=oauth_google',
  })
  expect(response.statusCode).toBe(201)
  expect(response.json()).toEqual({ body: 'strategy=oauth_google' })
  expect(response.cookies.map(({ name }) => name)).toEqual(['__client', '__client_uat'])
  expect(seen?.url).toBe('/v1/client/sign_ins?_method=PATCH')
  expect(seen?.headers).toMatchObject({
    'clerk-secret-key': KEYS.secretKey,
    'clerk-proxy-url': `https://example.org${SIGN_IN_PATH}`,
    'x-forwarded-host': 'example.org',
    'x-forwarded-for': '127.0.0.1',
  })
  expect(JSON.stringify(response.headers)).not.toContain(KEYS.secretKey)
})

it.each(['cf-connecting-ip', 'x-real-ip', 'x-forwarded-for'])(
  'does not forward %s from a browser',
  async (header) => {
    await test.app.inject({ url: `${SIGN_IN_PATH}/v1/client`, headers: { [header]: '203.0.113.9' } })
    expect(seen?.headers['x-forwarded-for']).toBe('127.0.0.1')
  },
)

it('is not mounted where browsers call the vendor directly', async () => {
  const { proxyUrl: _none, ...direct } = KEYS
  const other = await testApp({ signIn: direct })
  expect((await other.app.inject(`${SIGN_IN_PATH}/v1/client`)).statusCode).toBe(404)
  await other.close()
})
