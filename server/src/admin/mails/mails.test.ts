import { TestAdmin } from '../../testing/testAdmin'

let t: TestAdmin
beforeEach(async () => void (t = await TestAdmin.start()))
afterEach(() => t.close())

it('every mail is listed and shown in each language, with the address for answers', async () => {
  const { headers } = await t.operator('support')
  const { mails } = (await t.get('/api/mails', headers)).json().data
  expect(mails.length).toBeGreaterThan(30)
  const { name } = mails.find((one: { name: string }) => one.name === 'sanctionMail-of-a-warning')
  const shown = async (language: string) =>
    (await t.get(`/api/mails/${name}?language=${language}`, headers)).json().data
  expect(await shown('en')).toMatchObject({
    replyTo: t.api.config.supportEmail,
    html: expect.stringContaining('<html'),
    text: expect.stringContaining(t.api.config.supportEmail),
  })
  expect((await shown('hi')).subject).toMatch(/[\u0900-\u097f]/)
  expect((await shown('both')).subject).toContain(' · ')
})

it('an unknown mail, name or language is refused', async () => {
  const { headers } = await t.operator('support')
  const status = async (path: string) => (await t.get(`/api/mails/${path}`, headers)).statusCode
  expect(await status('noMail?language=en')).toBe(404)
  expect(await status('toString?language=en')).toBe(404)
  expect(await status('newsMail?language=fr')).toBe(400)
})
