import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { modesOf } from '../../messages/notifications/preferences.repo'
import { alertActs } from '../testing/alertActs'
import { workWorld, type WorkWorld } from '../testing/workWorld'

let w: WorkWorld
beforeEach(async () => {
  w = await workWorld()
  await w.opened('before')
  w.t.clock.advance(HOUR_MS)
})
afterEach(() => w.t.close())

const { save, setMail, announce, mailed } = alertActs(() => w)
const aWeek = () => w.t.clock.advance(7 * DAY_MS)
const people = () => w.t.db.selectFrom('opening_alert_people')
const mailAt = async () => (await people().select('mail_at').executeTakeFirstOrThrow()).mail_at
const setLanguage = (language: 'en' | 'hi') =>
  w.t.db.updateTable('learners').set({ language }).where('id', '=', w.asha.account._id).execute()

it('lists the open ones with their facts, once, for those who want it', async () => {
  await setLanguage('en')
  await save('a')
  await setMail(true)
  await w.opened('o1', { title: 'Web intern' })
  await w.opened('o2', { title: 'Closed one' })
  await announce()
  expect(await mailed()).toEqual([])
  await w.post(w.mentor, '/mentor/openings/o2/close', { version: 1 })
  aWeek()
  const [text, ...others] = await mailed()
  expect(others).toEqual([])
  expect(text).toContain('Web intern')
  expect(text).toContain('/openings/o1')
  expect(text).toMatch(/Neel Studio .example. · Internship · Indore · On site · ₹8,000–₹12,000 per month/)
  expect(text).toMatch(/Apply by \w+ \d+, \d{4}/)
  expect(text).not.toContain('Closed one')
  aWeek()
  expect(await mailed()).toHaveLength(1)
})

it('is in the language of the reader', async () => {
  await setLanguage('hi')
  await save('a')
  await setMail(true)
  await w.opened('o1')
  await announce()
  aWeek()
  expect((await mailed())[0]).toMatch(/इंटर्नशिप · इंदौर · काम की जगह पर · ₹8,000–₹12,000 प्रति माह/)
})

it('comes on Monday morning in the time zone of the reader', async () => {
  await w.t.db
    .updateTable('learners')
    .set({ time_zone: 'America/Lima' })
    .where('id', '=', w.asha.account._id)
    .execute()
  await save('a')
  await w.opened('o1')
  await announce()
  const at = new Date((await mailAt())!)
  const local = at.toLocaleString('en-GB', { timeZone: 'America/Lima', weekday: 'long', hour: '2-digit' })
  expect(local).toBe('Monday, 08')
})

it('is not sent to those who have not turned it on, and has at most ten openings', async () => {
  await setLanguage('en')
  await save('a')
  await w.opened('early')
  await announce()
  aWeek()
  expect(await mailed()).toEqual([])
  await setMail(true)
  for (let i = 11; i <= 22; i += 1) await w.opened(`o${i}`)
  await announce()
  await announce()
  aWeek()
  const [text] = await mailed()
  expect(new Set(text!.match(/\/openings\/o\d+/g)).size).toBe(10)
  expect(text).not.toContain('/openings/early')
  expect((await people().select('to_mail').executeTakeFirstOrThrow()).to_mail).toBe('[]')
})

it('one click in the mail turns it off', async () => {
  await save('a')
  await setMail(true)
  await w.opened('o1')
  await announce()
  aWeek()
  await mailed()
  const { unsubscribeUrl } = w.t.mailer.sent.at(-1)!
  const { pathname, search } = new URL(unsubscribeUrl!)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await w.t.app.inject({ method: 'POST', url: pathname + search, headers })
  expect(response.body).toMatch(/no more weekly emails about new openings/)
  expect((await modesOf(w.t.db, w.asha.account._id)).news.mail).toBe('off')
})
