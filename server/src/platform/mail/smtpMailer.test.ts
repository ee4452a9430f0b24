import { inspect } from 'node:util'
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtpServer'
import { smtpMailer } from './smtpMailer'

const MAIL = {
  messageId: '<1@example.org>',
  to: 'asha@example.org',
  subject: 'Code · कोड',
  text: 'the text',
  html: '<p>the text</p>',
  replyTo: 'help@example.org',
}
let server: TestSmtpServer
beforeAll(async () => {
  server = await startSmtpServer(undefined, (address) => address.startsWith('unknown'))
})
afterAll(() => server.close())

it('sends a message through the mail server, with the configured sender and its Message-ID', async () => {
  await smtpMailer(server.url, 'Mentor-Connect <hello@example.org>').send(MAIL)
  expect(server.taken).toEqual([
    {
      from: 'hello@example.org',
      to: 'asha@example.org',
      messageId: '<1@example.org>',
      text: expect.stringContaining('the text'),
    },
  ])
})

it('sends a calendar entry as an alternative that calendars act on, and attached', async () => {
  const content = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n'
  const mail = { ...MAIL, messageId: '<2@example.org>', calendar: { method: 'CANCEL', content } } as const
  await smtpMailer(server.url, 'hello@example.org').send(mail)
  const { text } = server.taken.at(-1)!
  const alternative = text.slice(text.indexOf('multipart/alternative'))
  expect(alternative).toMatch(/content-type: text\/calendar; charset=utf-8; method=CANCEL/i)
  expect(text).toMatch(/content-type: application\/ics; name=invitation\.ics/i)
})

it('fails when the mail server does not respond', async () => {
  await expect(smtpMailer('smtp://127.0.0.1:1', 'a@example.org').send(MAIL)).rejects.toThrow()
})

it('fails without the address in the error, which is logged, when the mail server refuses it', async () => {
  const mail = { ...MAIL, to: 'unknown.asha@example.org' }
  const error = await smtpMailer(server.url, 'hello@example.org')
    .send(mail)
    .catch((failure: Error) => failure)
  expect(error?.message).toContain('<…>: Recipient address rejected')
  expect(inspect(error, { depth: 9 })).not.toContain('asha@example.org')
})
