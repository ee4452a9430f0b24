import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_LEARNER } from '../platform/demo/demoAccounts'
import { freshDatabaseWith, type FreshDatabase } from '../testing/freshDatabase'
import { freePort } from '../testing/freePort'
import { startServiceProcess, type ServiceProcess } from '../testing/serviceProcess'

// Runs the real API in its own process, on either database.

interface Course {
  _id: string
  title: string
  modules: { lessons: unknown[] }[]
}

const KILLS = 3
const SAVES_BEFORE_KILL = 20

let dataDir: string
let fresh: FreshDatabase<unknown>
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mentor-connect-kill-'))
  fresh = await freshDatabaseWith({}, join(dataDir, 'api.db'))
})
afterEach(async () => {
  await fresh.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

it(`loses no acknowledged save when it is killed with -9 in the middle of progress saves, ${KILLS} times`, async () => {
  const acknowledged = new Map<string, string>()
  let course: Course | undefined

  for (let round = 0; round <= KILLS; round += 1) {
    const api = await startApi()
    const learner = await logIn(api)
    course ??= await enrolSomewhere(learner)

    const progress = await learner.progressOf(course)
    for (const [key, status] of acknowledged) expect([key, progress[key]]).toEqual([key, status])

    const saving = saveUntilKilled(learner, course, acknowledged)
    await saving.underWay
    await api.kill()
    await saving.ended
  }
  expect(acknowledged.size).toBeGreaterThan(1)
})

async function startApi(): Promise<ServiceProcess> {
  const { url } = fresh.location
  return startServiceProcess('api', {
    DATA_DIR: dataDir,
    API_PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
    ...(url && { DATABASE_URL: url }),
  })
}

type Learner = Awaited<ReturnType<typeof logIn>>

/** Logs in as the demo learner, over HTTP. */
async function logIn({ url }: ServiceProcess) {
  async function call<Data>(path: string, body?: object, token?: string): Promise<Data> {
    const response = await fetch(url + path, {
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`)
    return ((await response.json()) as { data: Data }).data
  }

  const { email, password } = DEMO_LEARNER
  const login = await call<{ token: string; userData: { _id: string } }>('/user/login-user', {
    email,
    password,
  })
  const userId = login.userData._id
  return {
    get: <Data>(path: string) => call<Data>(path, undefined, login.token),
    enrol: ({ _id, title }: Course) =>
      call('/user/add-course', { userId, courseId: _id, courseName: title }, login.token),
    progressOf: async ({ _id }: Course) => {
      const path = `/user/get-progress?userId=${userId}&resourceId=${_id}`
      return (await call<{ progress: Record<string, string> }>(path, undefined, login.token)).progress
    },
    save: ({ _id }: Course, progress: Record<string, string>) =>
      call('/user/update-progress', { userId, courseId: _id, progress }, login.token),
  }
}

async function enrolSomewhere(learner: Learner): Promise<Course> {
  const { resources } = await learner.get<{ resources: { _id: string }[] }>(
    '/resource/get-resources?sort=title&limit=1',
  )
  const course = await learner.get<Course>(`/resource/get-resource/${resources[0]!._id}`)
  await learner.enrol(course)
  return course
}

/** Saves lessons, several of them concurrently, and records those that the server has acknowledged. */
function saveUntilKilled(learner: Learner, course: Course, acknowledged: Map<string, string>) {
  const keys = course.modules.flatMap((module, m) => module.lessons.map((_, l) => `${m}-${l}`))
  let saves = 0
  let report = () => {}
  const underWay = new Promise<void>((resolve) => (report = resolve))
  const saver = async (own: string[]) => {
    for (let turn = 0; ; turn += 1) {
      const key = own[turn % own.length]!
      const status = Math.floor(turn / own.length) % 2 ? 'in-progress' : 'completed'
      try {
        await learner.save(course, { [key]: status })
        acknowledged.set(key, status)
        saves += 1
        if (saves === SAVES_BEFORE_KILL) report()
      } catch {
        // The response was lost. It is unknown whether this save was stored, so its lesson is not checked.
        acknowledged.delete(key)
        return
      }
    }
  }
  const half = Math.ceil(keys.length / 2)
  const ended = Promise.all([saver(keys.slice(0, half)), saver(keys.slice(half))])
  return { ended, underWay }
}
