import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import Fastify from 'fastify'
import { testConfig } from '../testing/testConfig'
import { registerSecurityContact, SECURITY_CONTACT_PATH } from './securityContact'

async function fileOf(changes: object) {
  const app = Fastify()
  registerSecurityContact(app, testConfig({ siteUrl: 'https://site.test', ...changes }))
  const response = await app.inject(SECURITY_CONTACT_PATH)
  await app.close()
  return response
}

it('names the support address, with a date that is always ahead', async () => {
  const response = await fileOf({ supportEmail: 'help@example.org', production: true })
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
  const fields = new Map(
    response.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  )
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical'])
  expect(fields.get('Contact')).toBe('mailto:help@example.org')
  expect(fields.get('Canonical')).toBe('https://site.test/.well-known/security.txt')
  const days = (Date.parse(fields.get('Expires')!) - Date.now()) / DAY_MS
  expect(Math.round(days)).toBe(90)
})

it('says where the key for encrypted reports is, if there is one', async () => {
  const securityKeyUrl = 'https://site.test/security-key.asc'
  const { body } = await fileOf({ supportEmail: 'help@site.test', production: true, securityKeyUrl })
  expect(body.split('\n')).toContain(`Encryption: ${securityKeyUrl}`)
})

it('does not exist in production while nobody has named an address that is read', async () => {
  expect((await fileOf({ production: true })).statusCode).toBe(404)
})
