import { endSuspension } from '../../accounts/people/sanctions.repo'
import { signedInLearner } from '../../testing/signedIn'
import { PORTFOLIO as CONTENT, portfolioWith, suspendLearner } from '../testing/aPortfolio'
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

const save = (parts: object = {}, person: Person = w.asha) =>
  w.post(person, '/user/portfolio', portfolioWith(parts))
/** Another learner has no proofs. */
const BARE = { skills: [] }
const fieldsOf = async (parts: object) => {
  const response = await save(parts)
  return [response.statusCode, Object.keys(response.json().fields ?? {})]
}
const own = async (person: Person = w.asha) => (await w.get('/user/portfolio', person)).data
const read = (slug = 'asha-makes') => w.get(`/portfolios/${slug}`)
const statusOf = async (slug?: string) => (await read(slug)).status
const suspend = () => suspendLearner(w.t, w.asha.account._id)

describe('the own portfolio', () => {
  it('begins empty and off, with a proposed address and all proofs', async () => {
    expect(await own()).toMatchObject({
      slug: 'asha',
      visibility: 'off',
      version: 0,
      headline: '',
      skills: [],
      mayShow: true,
      isHidden: false,
      proofs: {
        certificates: [{ id: 'cert', courseName: 'React' }],
        tasks: [{ id: 'task', title: 'The lesson task', courseName: 'Sample course' }],
      },
    })
    expect(await statusOf('asha')).toBe(404)
  })

  it('is for learners only', async () => {
    expect((await w.get('/user/portfolio')).status).toBe(401)
    expect((await w.get('/user/portfolio', w.mentor)).status).toBe(403)
    expect((await save({}, w.mentor)).statusCode).toBe(403)
  })

  it('proposes an address that is free, for names in all scripts', async () => {
    await save({ slug: 'asha' })
    const other = await signedInLearner(w.t, { name: 'Ásha' })
    expect((await own(other)).slug).toMatch(/^asha-[0-9a-f]{6}$/)
    const hindi = await signedInLearner(w.t, { name: 'आशा वर्मा' })
    expect((await own(hindi)).slug).toMatch(/^learner-[0-9a-f]{6}$/)
  })

  it('is saved with its version; of two changes at once, one is refused', async () => {
    const first = (await Promise.all([save(), save({ headline: 'Another' })])).map((one) => one.statusCode)
    expect(first.sort()).toEqual([200, 409])
    const { version } = await own()
    expect(version).toBe(1)
    const old = await save({ version: 0 })
    expect([old.statusCode, old.json().code, old.json().reason]).toEqual([
      409,
      'edit_conflict',
      'portfolio_changed',
    ])
    expect((await save({ version, headline: 'Newer' })).json().data).toMatchObject({
      version: 2,
      headline: 'Newer',
    })
  })

  it.each([
    ['a headline that is missing', { headline: ' ' }, ['headline']],
    ['an address with capitals', { slug: 'Asha' }, ['slug']],
    ['a reserved address', { slug: 'mentor-connect-team' }, ['slug']],
    ['a link without encryption', { links: [{ label: 'Code', url: 'http://example.org' }] }, ['links.0.url']],
    [
      'years in the wrong order',
      { education: [{ ...CONTENT.education[0]!, from: 2023 }] },
      ['education.0.to'],
    ],
    [
      'a skill that is named twice',
      { skills: [CONTENT.skills[0]!, { name: 'web development', certificates: [], tasks: [] }] },
      ['skills.1.name'],
    ],
    [
      'a certificate that is not there',
      { skills: [{ ...CONTENT.skills[0]!, certificates: ['x'] }] },
      ['skills'],
    ],
  ])('is refused with %s', async (_name, parts, fields) => {
    expect(await fieldsOf(parts)).toEqual([400, fields])
    expect(await statusOf()).toBe(404)
  })

  it('takes no proof of somebody else', async () => {
    const other = await signedInLearner(w.t)
    for (const skills of [
      [{ name: 'React', certificates: ['cert'], tasks: [] }],
      [{ name: 'React', certificates: [], tasks: ['task'] }],
    ])
      expect((await save({ slug: 'other', skills }, other)).json().fields).toHaveProperty('skills')
    expect((await save({ slug: 'other', ...BARE }, other)).statusCode).toBe(200)
  })

  it('has an address of its own, also if two learners want it at once', async () => {
    const other = await signedInLearner(w.t)
    const both = await Promise.all([save(), save(BARE, other)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    const loser = both[0]!.statusCode === 400 ? w.asha : other
    expect((await save({ ...BARE, slug: 'free-name' }, loser)).statusCode).toBe(200)
    const taken = await save({ ...BARE, version: 1 }, loser)
    expect([taken.statusCode, Object.keys(taken.json().fields)]).toEqual([400, ['slug']])
  })
})

describe('a portfolio', () => {
  it('is read by everybody, with the proofs of its skills and without an account id', async () => {
    await save()
    const response = await read()
    expect(response.data).toMatchObject({
      slug: 'asha-makes',
      name: 'Asha',
      isListed: true,
      headline: 'Builds clear web pages',
      works: CONTENT.works,
      languages: CONTENT.languages,
      skills: [
        {
          name: 'Web Development',
          certificates: [{ id: 'cert', courseName: 'React' }],
          tasks: [{ title: 'The lesson task', courseName: 'Sample course' }],
        },
      ],
    })
    expect(JSON.stringify(response)).not.toContain(w.asha.account._id)
    expect(JSON.stringify(response)).not.toContain('@')
    expect(JSON.stringify(response)).not.toContain('What I have made.')
  })

  it('with a link can be read, but is in no site map', async () => {
    await save({ visibility: 'link' })
    expect((await read()).data.isListed).toBe(false)
    expect((await w.get('/site-map/people')).data).toEqual([])
    await save({ version: 1, visibility: 'public' })
    expect((await w.get('/site-map/people/entries?from=a')).data).toMatchObject([{ id: 'asha-makes' }])
  })

  it('leaves out what proves nothing any more, for its owner, too', async () => {
    await save()
    const now = w.t.clock().toISOString()
    await w.t.db.updateTable('certificates').set({ revoked_at: now }).execute()
    await w.t.db.updateTable('task_submissions').set({ hidden_at: now }).execute()
    expect((await read()).data.skills).toEqual([{ name: 'Web Development', certificates: [], tasks: [] }])
    const { skills, version } = await own()
    expect(skills).toEqual([{ name: 'Web Development', certificates: [], tasks: [] }])
    expect((await save({ version, skills })).statusCode).toBe(200)
  })

  it('is not found alike when it is off, hidden, of a minor, of a suspended person, and unknown', async () => {
    await save()
    const unknown = await read('nobody')
    const { requestId: _unknown, ...expected } = unknown
    const isGone = async () => {
      const { requestId: _id, ...response } = await read()
      expect(response).toEqual(expected)
      expect((await w.get('/site-map/people/entries?from=a')).data).toEqual([])
    }
    await suspend()
    await isGone()
    await endSuspension(w.t.db, w.asha.account._id, { by: 'root', now: w.t.clock().toISOString() })
    expect(await statusOf()).toBe(200)
    const hide = (hidden_at: string | null) => w.t.db.updateTable('portfolios').set({ hidden_at }).execute()
    await hide(w.t.clock().toISOString())
    await isGone()
    expect(await own()).toMatchObject({ isHidden: true, visibility: 'public' })
    await hide(null)
    expect((await save({ version: 1, visibility: 'off' })).statusCode).toBe(200)
    await isGone()
    await w.t.db.deleteFrom('learners').where('id', '=', w.asha.account._id).execute()
    await isGone()
  })

  it('moves with its address', async () => {
    await save()
    await save({ version: 1, slug: 'asha-verma' })
    expect([await statusOf(), await statusOf('asha-verma')]).toEqual([404, 200])
  })
})

describe('a minor', () => {
  const bornIn = (age: number) => w.t.clock().getUTCFullYear() - age

  it('prepares a portfolio, and cannot show it', async () => {
    const minor = await signedInLearner(w.t, { birthYear: bornIn(15) })
    expect((await own(minor)).mayShow).toBe(false)
    for (const visibility of ['link', 'public'])
      expect((await save({ ...BARE, visibility }, minor)).json().fields).toHaveProperty('visibility')
    expect((await save({ ...BARE, visibility: 'off' }, minor)).statusCode).toBe(200)
    expect(await statusOf()).toBe(404)
  })

  it('whose age becomes known does not show it any more, also when it is shown at the same time', async () => {
    await save()
    const { _id: userId } = w.asha.account
    await Promise.all([
      w.post(w.asha, '/user/birth-year', { userId, birthYear: bornIn(15) }),
      save({ version: 1, headline: 'Now' }),
    ])
    expect(await statusOf()).toBe(404)
    expect(await own()).toMatchObject({ visibility: 'off', mayShow: false })
    await w.t.db.updateTable('learners').set({ is_minor: 0 }).where('id', '=', userId).execute()
    expect(await statusOf()).toBe(404)
  })
})

describe('an application', () => {
  const apply = (portfolio: boolean) =>
    w.post(w.asha, '/openings/o1/applications', {
      note: 'I would like to.',
      answers: [],
      certificates: [],
      works: [],
      portfolio,
    })
  const received = async () => {
    const { applicants } = (await w.get('/mentor/openings/o1/applicants', w.mentor)).data
    return (await w.get(`/mentor/applicants/${applicants[0]._id}`, w.mentor)).data.portfolio
  }
  beforeEach(() => w.opened('o1', { questions: [] }))

  it('takes the portfolio along while it can be read', async () => {
    expect((await w.get('/user/applicable', w.asha)).data).not.toHaveProperty('portfolio')
    await save({ visibility: 'link' })
    expect((await w.get('/user/applicable', w.asha)).data.portfolio).toBe('asha-makes')
    const sent = (await apply(true)).json().data
    expect(sent.sent.portfolio).toBe('asha-makes')
    expect(await received()).toBe('asha-makes')
    await save({ version: 1, visibility: 'off' })
    expect(await received()).toBeUndefined()
    await save({ version: 2, slug: 'asha-verma' })
    expect(await received()).toBe('asha-verma')
    await w.post(w.asha, `/user/applications/${sent._id}/withdraw`, { version: sent.version })
    expect(await received()).toBeUndefined()
  })

  it('leaves it out unless the learner chooses it', async () => {
    await save()
    await apply(false)
    expect(await received()).toBeUndefined()
  })
})
