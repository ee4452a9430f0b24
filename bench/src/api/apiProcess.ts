// A separate process: fills the database given as argument and serves the main API and, for comparison, a bare
// Fastify route. Sends both addresses to its parent.
import { apiOn, aLearnerOn, runSql } from '@mentor-connect/server/testing/apiOn'
import Fastify from 'fastify'
import type { AddressInfo } from 'node:net'
import { COURSES_PER_LEARNER, fillFixture, LESSONS_PER_COURSE, type FixtureSize } from './fixture'

interface Task {
  location: { url?: string; file: string }
  fixture: FixtureSize
}

const { location, fixture } = JSON.parse(process.argv[2] ?? '{}') as Task
const api = await apiOn(location)
await fillFixture((statement) => runSql(api, statement), fixture)
const learner = await aLearnerOn(api)
await enrolInSome(learner.account._id)

const bare = Fastify()
const bodies = new Map<string, Buffer>()
bare.get<{ Params: { size: string } }>('/bytes/:size', async ({ params: { size } }, reply) => {
  const body = bodies.get(size) ?? Buffer.alloc(Number(size), 'x')
  bodies.set(size, body)
  return reply.type('application/json; charset=utf-8').send(body)
})
bare.get('/cpu', async () => process.cpuUsage())

await api.app.listen({ port: 0, host: '127.0.0.1' })
await bare.listen({ port: 0, host: '127.0.0.1' })
process.send?.({
  api: addressOf(api.app.server.address()),
  bare: addressOf(bare.server.address()),
  cookie: learner.cookie,
  learnerId: learner.account._id,
})
process.on('disconnect', () => process.exit())

function addressOf(address: unknown) {
  return `http://127.0.0.1:${(address as AddressInfo).port}`
}

/** Gives the measured learner the same enrolments and progress as all others. */
async function enrolInSome(learner_id: string) {
  const at = '2026-02-01T00:00:00.000Z'
  const ids = Array.from({ length: COURSES_PER_LEARNER }, (_, index) => `c${index * 4}`)
  await api.db
    .insertInto('enrolments')
    .values(ids.map((course_id) => ({ learner_id, course_id, created_at: at, last_active_at: at })))
    .execute()
  const progress = ids.flatMap((course_id) =>
    Array.from({ length: LESSONS_PER_COURSE }, (_, lesson) => ({
      learner_id,
      course_id,
      lesson_id: `lesson-0-${lesson}`,
      status: 'completed' as const,
      updated_at: at,
    })),
  )
  await api.db.insertInto('lesson_progress').values(progress).execute()
}
