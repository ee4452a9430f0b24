import { signedInLearner } from '../../testing/signedIn'
import { portfolioWith } from '../testing/aPortfolio'
import { insertApprovedTask, insertCertificate } from '../testing/insertProofs'
import { workWorld, type Person, type WorkWorld } from '../testing/workWorld'

let w: WorkWorld
beforeEach(async () => {
  w = await workWorld()
  await insertCertificate(w.t, 'cert', w.asha.account._id)
  await insertApprovedTask(w.t, {
    id: 'task',
    learnerId: w.asha.account._id,
    mentorId: w.mentor.account._id,
  })
})
afterEach(() => w.t.close())

const PARTS = { showsEmail: true, phone: '+91 98765 43210', town: 'Indore', summary: 'I learn by doing.' }
const save = (parts: object = {}, person: Person = w.asha) =>
  w.post(person, '/user/portfolio', portfolioWith({ resume: PARTS, ...parts }))
const own = async (person: Person = w.asha) => (await w.get('/user/portfolio', person)).data
const download = async (person: Person = w.asha, language = 'en') => {
  const url = `/user/resume/pdf?language=${language}`
  const response = await w.t.app.inject({ url, headers: person.headers })
  return { ...response, status: response.statusCode, text: response.rawPayload.toString('latin1') }
}
const fit = (person: Person = w.asha) => w.get('/user/resume?language=en', person)
const fieldsOf = async (parts: object) => Object.keys((await save(parts)).json().fields ?? {})

const time = (parts: object) => ({
  title: 'B.A.',
  organisation: 'Sample College',
  text: '',
  from: 2020,
  ...parts,
})

describe('the parts of a résumé', () => {
  it('begin empty, are saved with the portfolio, and stay if they are not sent', async () => {
    expect((await own()).resume).toEqual({ showsEmail: false, phone: '', town: '', summary: '' })
    await save()
    expect((await own()).resume).toEqual(PARTS)
    await save({ version: 1, resume: undefined })
    expect((await own()).resume).toEqual(PARTS)
  })

  it('are read by nobody in the portfolio', async () => {
    await save()
    const portfolio = JSON.stringify(await w.get('/portfolios/asha-makes'))
    for (const secret of [PARTS.phone, PARTS.town, PARTS.summary, '@', 'resume'])
      expect(portfolio).not.toContain(secret)
  })

  it.each([
    ['a summary that is too long', { resume: { ...PARTS, summary: 'a'.repeat(601) } }, ['resume.summary']],
    ['a town in two lines', { resume: { ...PARTS, town: 'Indore\nIndia' } }, ['resume.town']],
    ['a month without its year', { education: [time({ toMonth: 3 })] }, ['education.0.toMonth']],
    [
      'an end before the beginning',
      { education: [time({ fromMonth: 5, to: 2020, toMonth: 4 })] },
      ['education.0.to'],
    ],
  ])('are refused with %s', async (_name, parts, fields) => {
    expect(await fieldsOf(parts)).toEqual(fields)
  })

  it('have months from 1 to 12', async () => {
    expect((await save({ education: [time({ fromMonth: 13 })] })).statusCode).toBe(400)
    expect((await save({ education: [time({ fromMonth: 12, to: 2020, toMonth: 12 })] })).statusCode).toBe(200)
    expect((await own()).education).toEqual([time({ fromMonth: 12, to: 2020, toMonth: 12 })])
  })
})

describe('a résumé', () => {
  it('is a file with the data and the proofs of its owner', async () => {
    await save()
    const { status, headers, text } = await download()
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="resume.pdf"',
      'cache-control': 'no-store',
    })
    for (const part of ['Asha', PARTS.town, PARTS.summary, w.asha.account.email, 'Web Development'])
      expect(text).toContain(`/ActualText (${part})`)
    expect(text).toContain('certificateId=cert')
    expect((await fit()).data).toEqual({ pages: 1, leftOut: [], unshown: [] })
  })

  it('states the address only on request, and the introduction if it has no summary', async () => {
    await save({ resume: { ...PARTS, showsEmail: false, summary: '' } })
    const { text } = await download()
    expect(text).not.toContain(w.asha.account.email)
    expect(text).toContain('/ActualText (I learn by making things.)')
  })

  it('leaves out a certificate that was revoked', async () => {
    await save()
    await w.t.db.updateTable('certificates').set({ revoked_at: w.t.clock().toISOString() }).execute()
    expect((await download()).text).not.toContain('certificateId=cert')
  })

  it('is made by its owner only, also if the portfolio is off, hidden or of a minor', async () => {
    const minor = await signedInLearner(w.t, { birthYear: w.t.clock().getUTCFullYear() - 15 })
    expect((await download(minor)).status).toBe(404)
    expect((await fit(minor)).status).toBe(404)
    expect((await save({ slug: 'minor', visibility: 'off', skills: [] }, minor)).statusCode).toBe(200)
    expect((await download(minor)).status).toBe(200)
    await save({ visibility: 'off' })
    await w.t.db.updateTable('portfolios').set({ hidden_at: w.t.clock().toISOString() }).execute()
    expect((await download()).status).toBe(200)
    expect((await download(w.mentor)).status).toBe(403)
    expect((await w.t.app.inject('/user/resume/pdf?language=en')).statusCode).toBe(401)
  })

  it('is in one of two languages', async () => {
    await save()
    expect((await download(w.asha, 'hi')).text).toContain('/Lang (hi-IN)')
    expect((await download(w.asha, 'fr')).status).toBe(400)
  })

  it('has the name for certificates if no font has the letters of the name', async () => {
    await save()
    await w.t.db.updateTable('learners').set({ name: '王小明' }).execute()
    expect((await download()).json().code).toBe('name_not_printable')
    expect((await fit()).code).toBe('name_not_printable')
    await w.t.db.updateTable('learners').set({ certificate_name: 'Wang Xiaoming' }).execute()
    expect((await download()).text).toContain('/ActualText (Wang Xiaoming)')
  })
})
