import { DEMO_LEARNER } from '@mentor-connect/server/demo-accounts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApi } from './apiProcess'
import { Person } from './person'

interface Course {
  _id: string
  title: string
  modules: { lessons: unknown[] }[]
}

const KILLS = 3

test(`an API that is killed with -9 in the middle of progress saves, ${KILLS} times, loses no acknowledged save`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mentor-connect-kill-'))
  const acknowledged = new Map<string, string>()
  let course: Course | undefined

  for (let round = 0; round <= KILLS; round += 1) {
    const api = await startApi(dataDir)
    const person = new Person(api.url)
    await person.logIn(DEMO_LEARNER.email, DEMO_LEARNER.password)
    course ??= await enrolSomewhere(person)

    const { data } = await person.get<{ progress: Record<string, string> }>(
      `/user/get-progress?userId=${person._id}&resourceId=${course._id}`,
    )
    for (const [key, status] of acknowledged) expect([key, data.progress[key]]).toEqual([key, status])

    const saving = saveUntilKilled(person, course, acknowledged)
    await until(() => acknowledged.size > 0 && saving.saves() >= 20)
    await api.kill()
    await saving.ended
  }
  expect(acknowledged.size).toBeGreaterThan(1)
  rmSync(dataDir, { recursive: true, force: true })
})

async function enrolSomewhere(person: Person): Promise<Course> {
  const { data } = await person.get<{ resources: { _id: string }[] }>(
    '/resource/get-resources?sort=title&limit=1',
  )
  const { data: course } = await person.get<Course>(`/resource/get-resource/${data.resources[0]!._id}`)
  await person.post('/user/add-course', {
    userId: person._id,
    courseId: course._id,
    courseName: course.title,
  })
  return course
}

/** Saves one lesson after another, several at a time, and notes what the server has acknowledged. */
function saveUntilKilled(person: Person, course: Course, acknowledged: Map<string, string>) {
  const keys = course.modules.flatMap((module, m) => module.lessons.map((_, l) => `${m}-${l}`))
  let saves = 0
  const saver = async (own: string[]) => {
    for (let turn = 0; ; turn += 1) {
      const key = own[turn % own.length]!
      const status = Math.floor(turn / own.length) % 2 ? 'in-progress' : 'completed'
      try {
        await person.post('/user/update-progress', {
          userId: person._id,
          courseId: course._id,
          progress: { [key]: status },
        })
        acknowledged.set(key, status)
        saves += 1
      } catch {
        // The answer was lost with the server: whether this save happened is open, so nothing is expected of its lesson.
        acknowledged.delete(key)
        return
      }
    }
  }
  const half = Math.ceil(keys.length / 2)
  const ended = Promise.all([saver(keys.slice(0, half)), saver(keys.slice(half))])
  return { ended, saves: () => saves }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve))
}
