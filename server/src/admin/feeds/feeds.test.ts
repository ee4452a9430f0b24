import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { feedWorld, posting, postings, type FeedWorld } from '../../testing/feedWorld'

let w: FeedWorld
beforeEach(async () => void (w = await feedWorld()))
afterEach(() => w.t.close())

const titles = async () => (await w.stored()).map(({ title }) => title)
const states = async () => (await w.stored()).map(({ state }) => state)

describe('the first import', () => {
  it('waits until an operator has read its report', async () => {
    w.serve([...postings(2), posting(3, { title: '' })])
    expect((await w.add()).statusCode).toBe(200)
    expect(await w.latest()).toMatchObject({ state: 'held', hold: 'first', entries: 3, refused: 1 })
    expect((await w.report()).lines).toEqual([
      { outcome: 'refused', title: '', reason: 'title' },
      { outcome: 'valid', title: 'Web developer 1' },
      { outcome: 'valid', title: 'Web developer 2' },
    ])
    expect(await w.stored()).toEqual([])
    const waits = async () =>
      (await w.get('/api/waiting')).waiting.find(({ kind }: { kind: string }) => kind === 'feeds').count
    expect(await waits()).toBe(1)
    expect((await w.decide('approve')).statusCode).toBe(200)
    expect(await waits()).toBe(0)
    expect(await w.latest()).toMatchObject({ state: 'done', added: 2, refused: 1 })
    expect(await w.openings()).toHaveLength(2)
    expect((await w.decide('approve')).json().reason).toBe('state_changed')
  })

  it('imports what the operator has read, even if the feed is another one meanwhile', async () => {
    w.serve(postings(1))
    await w.add()
    w.serve([posting(9)])
    await w.decide('approve')
    expect(await titles()).toEqual(['Web developer 1'])
  })

  it('imports nothing and pauses the feed if it is discarded', async () => {
    w.serve(postings(1))
    await w.add()
    await w.decide('discard')
    expect(await w.get('/api/feeds/f1')).toMatchObject({ state: 'paused', dueAt: null })
    expect(await w.latest()).toMatchObject({ state: 'discarded' })
    expect(await w.stored()).toEqual([])
    await w.wait(2 * DAY_MS)
    expect(w.served.reads).toBe(1)
  })

  it('is decided once if two operators decide at once', async () => {
    w.serve(postings(1))
    await w.add()
    const { id } = await w.latest()
    const both = await Promise.all([
      w.post(`/api/feeds/f1/runs/${id}/approve`),
      w.post(`/api/feeds/f1/runs/${id}/discard`),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})

describe('a feed that is read again', () => {
  const begun = async (list: unknown[]) => {
    w.serve(list)
    await w.add()
    await w.decide('approve')
  }

  it('changes nothing if it is the same', async () => {
    await begun(postings(3))
    const before = await w.stored()
    await w.fetch()
    expect(await w.latest()).toMatchObject({ state: 'done', unchanged: 3, added: 0, changed: 0, closed: 0 })
    expect(await w.stored()).toEqual(before)
  })

  it('adds, changes and closes openings, and opens one again that is back', async () => {
    await begun(postings(3))
    const changed = posting(1, { description: 'You test pages.' })
    w.serve([changed, posting(2), posting(4)])
    await w.fetch()
    expect(await w.latest()).toMatchObject({ added: 1, changed: 1, unchanged: 1, closed: 1 })
    expect(await states()).toEqual(['open', 'open', 'closed', 'open'])
    w.serve([changed, posting(2), posting(3), posting(4)])
    await w.fetch()
    expect(await w.latest()).toMatchObject({ changed: 1, unchanged: 3 })
    expect(await states()).toEqual(['open', 'open', 'open', 'open'])
  })

  it('leaves what an operator has closed as it is', async () => {
    await begun(postings(2))
    const [{ id, version } = { id: '', version: 0 }] = await w.stored()
    const closed = await w.post(`/api/platform-openings/${id}/close`, { version })
    expect(closed.json().data.opening.state).toBe('closed')
    w.serve([posting(1, { description: 'Another text.' }), posting(2)])
    await w.fetch()
    expect(await states()).toEqual(['closed', 'open'])
    const content = { id, version: version + 1, title: 'Mine' }
    const { data } = { data: await w.get(`/api/platform-openings/${id}`) }
    expect(data.feed).toEqual({ id: 'f1', name: 'Jobs of Neel Studio' })
    const { kind, description, employer, workplace, pay, skills, languages, level, seats, closesOn } = data
    const facts = { kind, description, employer, workplace, pay, skills, languages, level, seats, closesOn }
    const saved = await w.post('/api/platform-openings', { ...facts, ...content, apply: { way: 'link' } })
    expect([saved.statusCode, saved.json().reason]).toEqual([409, 'not_possible'])
  })

  it('waits for an operator if more than half is gone', async () => {
    await begun(postings(5))
    w.serve(postings(2))
    await w.fetch()
    expect(await w.latest()).toMatchObject({ state: 'held', hold: 'shrunk', entries: 2 })
    expect(await w.openings()).toHaveLength(5)
    await w.decide('approve')
    expect(await w.latest()).toMatchObject({ state: 'done', unchanged: 2, closed: 3 })
    expect(await w.openings()).toHaveLength(2)
  })

  it('closes nothing if it cannot be read as a whole', async () => {
    await begun(postings(2))
    w.serve('[{"@type": "JobPosting"')
    await w.fetch()
    expect(await w.latest()).toMatchObject({ state: 'failed', failure: 'format' })
    w.served.answer = 'unreachable'
    await w.fetch()
    expect(await w.latest()).toMatchObject({ state: 'failed', failure: 'unreachable' })
    w.serve([])
    await w.fetch()
    expect(await w.latest()).toMatchObject({ state: 'held', hold: 'shrunk' })
    expect(await w.openings()).toHaveLength(2)
  })

  it('is read daily, and sooner after a failure', async () => {
    await begun(postings(1))
    const readsAfter = async (ms: number) => {
      await w.wait(ms)
      return w.served.reads
    }
    expect(await readsAfter(DAY_MS - HOUR_MS)).toBe(1)
    w.served.answer = 'status'
    expect(await readsAfter(HOUR_MS)).toBe(2)
    expect(await readsAfter(3 * HOUR_MS)).toBe(3)
  })

  it('is prolonged while an entry without a closing day is found', async () => {
    await begun([posting(1), posting(2, { validThrough: w.day(20) })])
    expect((await w.stored()).map(({ closes_on }) => closes_on)).toEqual([w.day(30), w.day(20)])
    w.serve([posting(1), posting(2, { validThrough: w.day(59) })])
    await w.wait(19 * DAY_MS)
    expect((await w.stored()).map(({ closes_on }) => closes_on)).toEqual([w.day(11), w.day(40)])
    await w.wait(5 * DAY_MS)
    expect((await w.stored())[0]!.closes_on).toBe(w.day(30))
  })

  it('closes its openings when it ends', async () => {
    await begun(postings(3))
    const { version } = await w.get('/api/feeds/f1')
    expect((await w.post('/api/feeds/f1/state', { version, state: 'ended' })).statusCode).toBe(200)
    await w.settle()
    expect(await states()).toEqual(['closed', 'closed', 'closed'])
    expect((await w.fetch()).statusCode).toBe(409)
    const again = await w.post('/api/feeds/f1/state', { version: version + 1, state: 'active' })
    expect(again.statusCode).toBe(409)
  })
})

describe('an entry', () => {
  it('with signs of fraud waits for an operator, also if it gets them later', async () => {
    const fee = { description: 'Pay a registration fee of ₹500.' }
    w.serve([posting(1), posting(2, fee)])
    await w.add()
    expect((await w.report()).lines[0]).toEqual({ outcome: 'suspicious', title: 'Web developer 2' })
    await w.decide('approve')
    expect(await w.latest()).toMatchObject({ added: 2, suspicious: 1 })
    expect(await states()).toEqual(['open', 'waiting'])
    const [waiting] = (await w.get('/api/openings')).rows
    expect(waiting).toMatchObject({ title: 'Web developer 2', warnings: ['fee'] })
    await w.post(`/api/openings/${waiting.id}/approve`, { version: 1 })
    expect(await states()).toEqual(['open', 'open'])
    w.serve([posting(1, fee), posting(2, fee)])
    await w.fetch()
    expect(await states()).toEqual(['waiting', 'open'])
  })

  it('is refused if another opening is the same, and never closes or changes that one', async () => {
    w.serve(postings(2))
    await w.add()
    await w.decide('approve')
    const copy = posting(1, { title: ' web  DEVELOPER 1', url: 'https://other.example.org/1' })
    w.serve([copy, posting(7, { identifier: 'N-2' })])
    await w.add({ id: 'f2', name: 'Another feed' })
    await w.decide('approve', 'f2')
    expect(await w.latest('f2')).toMatchObject({ added: 1, refused: 1 })
    expect((await w.report('f2')).lines).toContainEqual(expect.objectContaining({ reason: 'duplicate' }))
    w.serve([])
    await w.fetch('f2')
    await w.decide('approve', 'f2')
    expect(await states()).toEqual(['open', 'open', 'closed'])
  })

  it('becomes an opening with all that it states', async () => {
    w.serve([
      posting(1, {
        title: 'वेब डेवलपर',
        description: 'आप पेज बनाएँगे।<br>रोज़ &amp; धीरे<script>alert(1)</script>',
        employmentType: ['PART_TIME', 'INTERN'],
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'INR',
          value: { '@type': 'QuantitativeValue', minValue: 8000, maxValue: '12,000', unitText: 'MONTH' },
        },
        jobLocationType: 'TELECOMMUTE',
        skills: 'React, Web Development',
        totalJobOpenings: 3,
        validThrough: `${w.day(20)}T23:59:59+05:30`,
        hiringOrganization: { name: 'नील स्टूडियो', sameAs: 'https://neel.example.org' },
      }),
    ])
    await w.add({ language: 'mr' })
    await w.decide('approve')
    const [{ _id } = { _id: '' }] = await w.openings()
    expect((await w.t.api.app.inject(`/openings/${_id}`)).json().data).toMatchObject({
      kind: 'internship',
      hours: 'part',
      level: 'student',
      title: 'वेब डेवलपर',
      description: 'आप पेज बनाएँगे।\nरोज़ & धीरे',
      employer: { name: 'नील स्टूडियो', website: 'https://neel.example.org' },
      workplace: 'remote',
      pay: { from: 8000, to: 12_000, per: 'month' },
      skills: ['React', 'Web Development'],
      seats: 3,
      closesOn: w.day(20),
      language: 'mr',
      apply: { way: 'link', url: 'https://jobs.example.org/1' },
      poster: { kind: 'platform' },
    })
  })
})

it('only addresses of the public internet can be added, each once', async () => {
  for (const address of [
    'http://jobs.example.org',
    'https://127.0.0.1/x',
    'https://intranet/x',
    'ftp://a.example.org',
  ])
    expect((await w.add({ address })).statusCode).toBe(400)
  w.serve(postings(1))
  await Promise.all([w.add(), w.add()])
  expect((await w.get('/api/feeds')).rows).toMatchObject([{ id: 'f1', lastRun: { state: 'held' } }])
  expect(w.served.reads).toBe(1)
})

it('a feed is changed by its version, and each act is in the audit', async () => {
  w.serve(postings(1))
  await w.add()
  const settings = { name: 'Renamed', language: 'hi', level: 'student' }
  expect((await w.post('/api/feeds/f1', { version: 0, ...settings })).json().data.version).toBe(1)
  expect((await w.post('/api/feeds/f1', { version: 0, ...settings })).json().reason).toBe('state_changed')
  expect(await w.get('/api/feeds/f1')).toMatchObject(settings)
  const acts = await w.t.db
    .selectFrom('operator_acts')
    .select('act')
    .where('target', '=', 'f1')
    .orderBy('seq')
    .execute()
  expect(acts.map(({ act }) => act)).toEqual(['feeds create', 'feeds change'])
  expect((await w.t.get('/api/feeds/nothing', {})).statusCode).toBe(401)
  expect((await w.post('/api/feeds/nothing/fetch')).statusCode).toBe(404)
})
