import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { png } from '../../testing/files/samples'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse } from '../../courses/catalogue/testing/insertCourse'

let t: TestApp
let mentor: SignedIn<Mentor>
let asha: SignedIn<Learner>
let vikram: SignedIn<Learner>
beforeEach(async () => {
  t = await testApp()
  mentor = await signedInMentor(t)
  const mentorId = mentor.account._id
  await insertCourse(t.db, { id: 'go', title: 'Learn Go', mentorId, rating: { sum: 9, count: 2 } })
  await insertCourse(t.db, { id: 'rust', title: 'Learn Rust', mentorId, rating: { sum: 5, count: 1 } })
  const other = await signedInMentor(t, { name: 'Meera Nair' })
  await insertCourse(t.db, { id: 'theirs', title: 'Not mine', mentorId: other.account._id })
  asha = await signedInLearner(t, { name: 'Asha Verma' })
  vikram = await signedInLearner(t, { name: 'Vikram Rao' })
})
afterEach(() => t.close())

const post = (url: string, payload: object, headers: object = mentor.headers) =>
  t.app.inject({ method: 'POST', url, payload, headers: { ...headers } })
const get = (url: string, headers: object = mentor.headers) =>
  t.app.inject({ method: 'GET', url, headers: { ...headers } })
const enrol = ({ account, headers }: SignedIn<Learner>, courseId: string) =>
  post('/user/add-course', { userId: account._id, courseId, courseName: 'x' }, headers)
const complete = ({ account, headers }: SignedIn<Learner>, courseId: string, ...keys: string[]) =>
  post(
    '/user/update-progress',
    { userId: account._id, courseId, progress: Object.fromEntries(keys.map((key) => [key, 'completed'])) },
    headers,
  )

async function teach() {
  await enrol(asha, 'go')
  t.clock.advance(8 * DAY_MS)
  await enrol(vikram, 'go')
  t.clock.advance(60_000)
  await enrol(asha, 'rust')
  await enrol(asha, 'theirs')
  t.clock.advance(60_000)
  await complete(asha, 'go', '0-0', '0-1', '1-0')
  t.clock.advance(60_000)
  await complete(vikram, 'go', '0-0')
}

describe('the dashboard', () => {
  it('shows current figures of own courses only', async () => {
    await teach()
    const { data } = (await get('/mentor/get-dashboard')).json()
    const { enrolmentsByWeek, ...figures } = data
    expect(figures).toEqual({
      resources: 2,
      published: 2,
      learners: 2,
      completions: 1,
      worksWaiting: 0,
      questionsWaiting: 0,
      averageRating: 4.7,
      reviewCount: 3,
    })
    expect(enrolmentsByWeek).toHaveLength(12)
    // The clock starts on Friday, 20 November 2026. Now it is eight days later.
    expect(enrolmentsByWeek.slice(-3)).toEqual([
      { week: '2026-11-09', enrolments: 0 },
      { week: '2026-11-16', enrolments: 1 },
      { week: '2026-11-23', enrolments: 2 },
    ])
  })

  it('is all zeros for a new mentor, and refused to everybody else', async () => {
    const fresh = await signedInMentor(t)
    const { data } = (await get('/mentor/get-dashboard', fresh.headers)).json()
    expect(data).toMatchObject({ resources: 0, learners: 0, completions: 0, averageRating: 0 })
    const pending = await signedInMentor(t, { status: 'inactive' })
    const answers = await Promise.all([
      get('/mentor/get-dashboard', {}),
      get('/mentor/get-dashboard', asha.headers),
      get('/mentor/get-dashboard', pending.headers),
      get('/mentor/get-learners', pending.headers),
    ])
    expect(answers.map((answer) => answer.json().code)).toEqual([
      'unauthenticated',
      'forbidden',
      'mentor_pending',
      'mentor_pending',
    ])
  })
})

describe('what waits', () => {
  it('is counted for the caller alone', async () => {
    await teach()
    expect((await get('/mentor/get-waiting')).json().data).toEqual({ questions: 0, works: 0 })
  })

  it('is refused to everybody else', async () => {
    const pending = await signedInMentor(t, { status: 'inactive' })
    const answers = await Promise.all(
      [{}, asha.headers, pending.headers].map((headers) => get('/mentor/get-waiting', headers)),
    )
    expect(answers.map((answer) => answer.json().code)).toEqual([
      'unauthenticated',
      'forbidden',
      'mentor_pending',
    ])
  })
})

describe('learners', () => {
  const list = async (query = '') => {
    const { data } = (await get(`/mentor/get-learners?${query}`)).json()
    return data.learners.map((one: { name: string; courseId: string }) => `${one.name} ${one.courseId}`)
  }

  it('are listed with their progress in own courses, without contact data', async () => {
    await teach()
    const { data } = (await get('/mentor/get-learners?sort=progress')).json()
    expect(data.learners.map((one: { percent: number }) => one.percent)).toEqual([100, 33, 0])
    expect(data.learners[1]).toEqual({
      learnerId: vikram.account._id,
      name: 'Vikram Rao',
      courseId: 'go',
      courseTitle: 'Learn Go',
      enrolledAt: expect.any(String),
      lastActiveAt: t.clock().toISOString(),
      completedCount: 1,
      totalLessons: 3,
      percent: 33,
    })
    expect(data.courses).toEqual([
      { courseId: 'go', title: 'Learn Go', learners: 2 },
      { courseId: 'rust', title: 'Learn Rust', learners: 1 },
    ])
  })

  it('are sorted, searched, filtered and paged', async () => {
    await teach()
    expect(await list()).toEqual(['Vikram Rao go', 'Asha Verma go', 'Asha Verma rust'])
    expect(await list('sort=enrolled')).toEqual(['Asha Verma rust', 'Vikram Rao go', 'Asha Verma go'])
    expect((await list('sort=name')).at(-1)).toBe('Vikram Rao go')
    expect(await list('q=VIK')).toEqual(['Vikram Rao go'])
    expect(await list('q=asha%20rust')).toEqual(['Asha Verma rust'])
    expect(await list(`q=${encodeURIComponent('“Verma, Asha” (rust)')}`)).toEqual(['Asha Verma rust'])
    expect(await list('q=%25')).toEqual([])
    expect(await list('courseId=go')).toEqual(['Vikram Rao go', 'Asha Verma go'])
    expect(await list('courseId=theirs')).toEqual([])
    expect(await list('limit=2&page=2')).toEqual(['Asha Verma rust'])
    expect((await get('/mentor/get-learners?sort=height')).json().fields).toHaveProperty('sort')
  })
})

describe('the profile', () => {
  const form = (parts: Record<string, string | Blob> = {}) => {
    const made = new FormData()
    const texts = {
      name: 'Ravi K. Kumar',
      mobile: '9123456780',
      domains: '[" Data ","data","Career"]',
      expertise: 'Statistics',
      experience: '9',
      social: '["https://www.linkedin.com/in/ravi"]',
    }
    for (const [name, value] of Object.entries({ ...texts, ...parts })) made.append(name, value)
    return made
  }
  const save = (parts?: Record<string, string | Blob>) => post('/mentor/update-profile', form(parts))

  it('is replaced as a whole, and courses are found by the new name', async () => {
    const picture = new File([new Uint8Array(await png(200, 100))], 'me.png')
    const { data } = (await save({ profile: picture })).json()
    expect(data).toMatchObject({
      name: 'Ravi K. Kumar',
      mobile: '9123456780',
      domains: ['Data', 'Career'],
      expertise: 'Statistics',
      experience: 9,
      social: ['www.linkedin.com/in/ravi'],
    })
    const shown = await get(data.profile, {})
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await get('/resource/get-resources?q=k.%20rust', {})).json().data.pagination.totalItems).toBe(1)
    const removed = (await save({ removeProfile: 'true' })).json().data
    expect(removed.profile).toBeUndefined()
  })

  it('keeps a name for certificates, which nobody else sees, until it is sent again', async () => {
    const given = { name: '王小明', certificateName: ' Wang  Xiaoming ' }
    expect((await save(given)).json().data).toMatchObject({
      name: '王小明',
      certificateName: 'Wang Xiaoming',
    })
    expect((await save({ name: '王明' })).json().data.certificateName).toBe('Wang Xiaoming')
    const seen = (await get(`/mentor/get-mentor/${mentor.account._id}`)).json().data
    expect([seen.name, seen.certificateName]).toEqual(['王明', undefined])
    expect((await save({ certificateName: '' })).json().data).not.toHaveProperty('certificateName')
    const refused = await save({ certificateName: 'Mentor-Connect' })
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { certificateName: expect.any(String) },
    ])
  })

  it('keeps what is hidden until the mentor says otherwise', async () => {
    const { data } = (await save({ hiddenContact: '["email"]' })).json()
    expect(data).toMatchObject({ hiddenContact: ['email'], email: mentor.account.email })
    // The client sends only the fields that the API has always required.
    expect((await save()).json().data.hiddenContact).toEqual(['email'])
    const seen = (await get(`/mentor/get-mentor/${mentor.account._id}`)).json().data
    expect([seen.email, seen.mobile, seen.hiddenContact]).toEqual([undefined, '9123456780', undefined])
    expect((await save({ hiddenContact: '[]' })).json().data.hiddenContact).toEqual([])
  })

  const ABOUT = {
    headline: ' Numbers without fear ',
    story: ' मैं पंद्रह साल से आँकड़े पढ़ाता हूँ और पहली नौकरी की तैयारी में मदद करता हूँ।\n\nAsk me anything. ',
    languages: '["hi","en","hi"]',
    city: 'Pune',
    timeZone: 'Asia/Kolkata',
  }

  it('tells who the mentor is, and older clients leave that as it is', async () => {
    await save({ ...ABOUT, domains: '["Python","data science","My own method"]' })
    const told = {
      headline: 'Numbers without fear',
      story: ABOUT.story.trim(),
      languages: ['hi', 'en'],
      city: 'Pune',
      timeZone: 'Asia/Kolkata',
      topics: ['python', 'data-science'],
    }
    const page = `/mentor/get-mentor/${mentor.account._id}`
    expect((await get(page, {})).json().data).toMatchObject(told)
    const { story: _, ...listed } = told
    const list: Mentor[] = (await get('/mentor/get-mentor', {})).json().data
    const entry = list.find(({ _id }) => _id === mentor.account._id)
    expect(entry).toMatchObject(listed)
    expect(entry).not.toHaveProperty('story')

    expect((await save({ domains: '["Python"]' })).json().data).toMatchObject({ ...told, topics: ['python'] })
    const emptied = (await save({ headline: '', story: ' ', languages: '[]', city: '' })).json().data
    for (const field of ['headline', 'story', 'languages', 'city']) expect(emptied).not.toHaveProperty(field)
  })

  it.each([
    [{ headline: 'x'.repeat(101) }, 'headline'],
    [{ headline: 'Two\nlines' }, 'headline'],
    [{ story: 'Too short.' }, 'story'],
    [{ story: 'क्षि'.repeat(1501) }, 'story'],
    [{ city: 'x'.repeat(61) }, 'city'],
    [{ languages: '["hi","xx"]' }, 'languages'],
    [{ languages: '["en","hi","mr","bn","te","ta","gu"]' }, 'languages'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ hiddenContact: '["name"]' }, 'hiddenContact.0'],
    [{ name: '  ' }, 'name'],
    [{ mobile: '+91 12345' }, 'mobile'],
    [{ domains: '[]' }, 'domains'],
    [{ domains: '[" "]' }, 'domains'],
    [{ expertise: 'x'.repeat(101) }, 'expertise'],
    [{ experience: '-1' }, 'experience'],
    [{ experience: 'nine' }, 'experience'],
    [{ social: '["javascript:alert(1)"]' }, 'social'],
    [{ profile: new File(['<svg><script/></svg>'], 'me.png') }, 'profile'],
  ])('refuses %j', async (parts, field) => {
    const response = await save(parts)
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]])
    const { name } = (await get(`/mentor/get-mentor/${mentor.account._id}`)).json().data
    expect(name).toBe('Ravi Kumar')
  })
})
