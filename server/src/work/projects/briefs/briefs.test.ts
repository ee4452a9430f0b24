import { signedInMentor } from '../../../testing/signedIn'
import { briefContent, projectWorld, type ProjectWorld } from '../testing/projectWorld'

let w: ProjectWorld
beforeEach(async () => void (w = await projectWorld()))
afterEach(() => w.t.close())

const act = (name: string, version: number, id = 'p1') =>
  w.post(w.mentor, `/mentor/projects/${id}/${name}`, { version })
const titles = async (query = '') =>
  (await w.get(`/projects?${query}`)).data.projects.map(({ _id }: { _id: string }) => _id)

describe('a draft', () => {
  it('may be incomplete, is created once, and is nobody else’s', async () => {
    const incomplete = { title: '', roles: [], milestones: [] }
    const made = await Promise.all([w.save(incomplete), w.save(incomplete), w.save(incomplete)])
    expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await act('open', 0)).json().fields).toMatchObject({
      title: expect.any(String),
      roles: expect.any(String),
      milestones: expect.any(String),
    })
    const other = await signedInMentor(w.t)
    expect((await w.get('/mentor/projects/p1', other)).status).toBe(404)
    expect((await w.save({ version: 0 }, other)).statusCode).toBe(404)
    expect((await w.save({}, w.asha)).statusCode).toBe(403)
    expect((await w.get('/projects/p1')).status).toBe(404)
  })

  it('is refused with what is wrong', async () => {
    const wrong = await w.save({
      title: 'x'.repeat(101),
      milestones: [{ ...briefContent().milestones[0], week: 7 }],
    })
    expect(Object.keys(wrong.json().fields).sort()).toEqual(['milestones', 'title'])
    await w.save({ roles: [{ id: 'a', name: 'Alone', places: 1 }] })
    expect(Object.keys((await act('open', 0)).json().fields)).toEqual(['roles'])
  })

  it('is deleted instead of closed', async () => {
    await w.save()
    expect((await act('close', 0)).json().data).toEqual({})
    expect((await w.get('/mentor/projects/p1', w.mentor)).status).toBe(404)
  })
})

describe('an open project', () => {
  it('is read by everybody, with its free places', async () => {
    await w.opened()
    const { data } = await w.get('/projects/p1')
    expect(data).toMatchObject({
      title: 'A timetable for our bus stop',
      teamSize: 3,
      freePlaces: 3,
      mentor: { id: w.mentor.account._id },
      milestones: [{ id: 'm1' }, { id: 'm2' }],
    })
    await w.joined(w.asha, 'design')
    expect((await w.get('/projects')).data.projects).toMatchObject([
      {
        freePlaces: 2,
        roles: [
          { id: 'design', free: 0 },
          { id: 'build', free: 2 },
        ],
      },
    ])
  })

  it('is gone after it was closed, and comes back if it is opened again', async () => {
    await w.opened()
    expect((await act('close', 1)).json().data.brief).toMatchObject({ state: 'closed', version: 2 })
    expect(await w.get('/projects/p1')).toMatchObject({ status: 404, reason: 'removed' })
    await act('open', 2)
    expect((await w.get('/projects/p1')).status).toBe(200)
  })

  it('changes once for two who save the same version', async () => {
    await w.opened()
    const saved = await Promise.all([
      w.save({ version: 1, goal: 'One' }),
      w.save({ version: 1, goal: 'Other' }),
    ])
    expect(saved.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('keeps the places of people who have applied', async () => {
    await w.opened()
    await w.apply(w.asha, 'design')
    const fewer = await w.save({ version: 1, roles: [{ id: 'build', name: 'Building', places: 2 }] })
    expect(Object.keys(fewer.json().fields)).toEqual(['roles'])
    const [design, build] = briefContent().roles
    const more = await w.save({
      version: 1,
      roles: [
        { ...design, name: 'Drawing' },
        { ...build, places: 3 },
      ],
    })
    expect(more.json().data.shownRoles).toMatchObject([{ name: 'Drawing' }, { free: 3 }])
  })
})

it('filters by subject, language and free places, and has pages', async () => {
  for (let count = 0; count < 8; count++) {
    w.t.clock.advance(1000)
    await w.opened({ id: `p${count}`, ...(count === 1 && { language: 'hi', skills: ['Cooking'] }) })
  }
  const mentors = [await signedInMentor(w.t), w.mentor] as const
  for (let count = 8; count < 14; count++) {
    w.t.clock.advance(1000)
    await w.save({ id: `p${count}` }, mentors[0])
    await w.post(mentors[0], `/mentor/projects/p${count}/open`, { version: 0 })
  }
  expect(await titles('language=hi')).toEqual(['p1'])
  expect(await titles('skill=Cooking')).toEqual(['p1'])
  expect(await titles('places=free&language=hi')).toEqual(['p1'])
  const first = (await w.get('/projects')).data
  expect(first.projects).toHaveLength(12)
  const second = (await w.get(`/projects?after=${first.next}`)).data
  expect(second.projects.map(({ _id }: { _id: string }) => _id)).toEqual(['p1', 'p0'])
  expect(second.next).toBeUndefined()
  expect((await w.get('/projects?after=nonsense')).status).toBe(400)
  const hostile = Buffer.from(`${w.t.clock().toISOString()} a\u0000`).toString('base64url')
  expect((await w.get(`/projects?after=${hostile}`)).status).toBe(400)
})
