import Fastify from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outbox } from './outbox'
import { registerOutboxRoutes } from './outbox.routes'

const CLOCK = () => new Date('2026-11-20T08:30:00.000Z')
let folder: string
const mailTo = (to: string, subject: string) => ({
  to,
  subject,
  text: `<script>${subject}</script>`,
  html: '',
  replyTo: 'help@example.org',
  messageId: '<1@example.org>',
})

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mentor-connect-outbox-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('keeps mail across a restart, newest first, and lists that of one person', async () => {
  const before = outbox(folder, 'us@example.org', CLOCK)
  for (const subject of ['first', 'second', 'third']) await before.send(mailTo('a@example.org', subject))
  await before.send(mailTo('b@example.org', 'other'))

  const after = outbox(folder, 'us@example.org', CLOCK)
  expect((await after.list()).map(({ subject }) => subject)).toEqual(['other', 'third', 'second', 'first'])
  expect((await after.list('A@example.org')).map(({ subject }) => subject)).toEqual([
    'third',
    'second',
    'first',
  ])
})

it('is empty before the first mail', async () => {
  expect(await outbox(join(folder, 'none'), 'us@example.org', CLOCK).list()).toEqual([])
})

it('shows a mail as its reader sees it, without scripts, in a frame of the page', async () => {
  const kept = outbox(folder, 'us@example.org', CLOCK)
  const app = Fastify()
  registerOutboxRoutes(app, kept)
  await kept.send({ ...mailTo('a@example.org', 'hello'), html: '<html><head></head><body>hi</body></html>' })
  const [, address] =
    /<iframe src="([^"]+)"[^>]* sandbox="allow-popups/.exec((await app.inject('/__mail')).body) ?? []
  const mail = await app.inject(address!)
  expect(mail.body).toBe('<html><head><base target="_blank"></head><body>hi</body></html>')
  expect(mail.headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'self'$/),
    'x-frame-options': 'SAMEORIGIN',
  })
  expect((await app.inject('/__mail/unknown')).statusCode).toBe(404)
})

it('shows mail in the browser without executing its content', async () => {
  const kept = outbox(folder, 'us@example.org', CLOCK)
  const app = Fastify()
  registerOutboxRoutes(app, kept)
  expect((await app.inject('/__mail')).body).toContain('No mail has been sent yet.')
  await kept.send(mailTo('a@example.org', 'hello'))
  const page = await app.inject('/__mail')
  expect(page.headers['content-type']).toMatch(/text\/html/)
  expect(page.body).toContain('&lt;script&gt;hello&lt;/script&gt;')
  expect(page.body).not.toContain('<script>')
  expect((await app.inject('/__mail.json?to=a@example.org')).json().data[0]).toMatchObject({
    subject: 'hello',
  })
  expect((await app.inject('/__mail.json?to=b@example.org')).json().data).toEqual([])
})
