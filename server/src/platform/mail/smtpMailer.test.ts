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
  server = await startSmtpServer()
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

it('fails when the mail server does not respond', async () => {
  await expect(smtpMailer('smtp://127.0.0.1:1', 'a@example.org').send(MAIL)).rejects.toThrow()
})
