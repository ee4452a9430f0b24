import { createServer, type AddressInfo, type Server } from 'node:net'
import { smtpMailer } from './smtpMailer'

const MAIL = { to: 'asha@example.org', subject: 'Code · कोड', text: 'the text', html: '<p>the text</p>' }
let server: Server
let received = ''

/** As much of SMTP as one message takes. */
beforeAll(async () => {
  server = createServer((socket) => {
    let inMessage = false
    socket.write('220 ready\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      received += text
      if (inMessage && !text.endsWith('\r\n.\r\n')) return
      if (inMessage) inMessage = false
      else if (/^DATA/i.test(text)) {
        inMessage = true
        socket.write('354 go on\r\n')
        return
      }
      socket.write('250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

const address = () => `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`

it('hands a message to the mail server, from the configured sender', async () => {
  await smtpMailer(address(), 'Mentor-Connect <hello@example.org>').send(MAIL)
  expect(received).toMatch(/MAIL FROM:<hello@example.org>[^]*RCPT TO:<asha@example.org>[^]*the text/)
})

it('fails when the mail server does not answer', async () => {
  await expect(smtpMailer('smtp://127.0.0.1:1', 'a@example.org').send(MAIL)).rejects.toThrow()
})
