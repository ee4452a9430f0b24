import { getCourses } from '@mentor-connect/contract/courses/courses'
import { updateProfile } from '@mentor-connect/contract/learning/learners'
import { SERVICE_KEY_HEADER } from '@mentor-connect/contract/messages/chatInternal'
import { randomBytes } from 'node:crypto'
import { openReplica } from '../platform/database/replica/openReplica'
import { replicatedReads, type ReplicatedReads } from '../platform/database/replica/replicatedReads'
import { openDatabase } from '../platform/database/openDatabase'
import { apiOn, newDatabase } from '../testing/apiOn'
import { freshDatabase } from '../testing/freshDatabase'
import { databaseOn, onServer } from '../testing/postgresServer'
import { signedInLearner } from '../testing/signedIn'
import type { TestApp } from '../testing/testApp'
import { insertCourse, insertMentor } from '../courses/catalogue/testing/insertCourse'
import type { ApiDatabase } from '../kernel/database/schema'

/** A PostgreSQL server and its streaming replica, which `npm run check -- cluster` starts. */
const primary = process.env.TEST_PRIMARY_URL ?? ''
const replica = process.env.TEST_REPLICA_URL ?? ''
const withReplica = primary && replica ? describe : describe.skip
const MAX_LAG_MS = 2_000

withReplica('with a replica of the database', () => {
  let test: TestApp
  let reads: ReplicatedReads<ApiDatabase>
  let close: () => Promise<void>

  beforeEach(async () => {
    const name = `replica_${randomBytes(6).toString('hex')}`
    const url = await newDatabase(primary, name)
    const config = {
      databaseUrl: url,
      databaseReplicaUrl: databaseOn(replica, name),
      databaseReplicaLag: MAX_LAG_MS,
      serviceKey: 'a service key of the tests, long enough',
    }
    test = await apiOn({ url, file: '' }, config, (db, complete) => {
      const opened = openReplica(db, complete)!
      ;({ reads, close } = opened)
      return opened.reads
    })
    await insertMentor(test.db)
    await insertCourse(test.db, { id: 'bread', title: 'Bread' })
    await eventually(async () => (await titlesFor()).includes('Bread') && reads.lag() < MAX_LAG_MS)
    await caughtUp()
  })
  afterEach(async () => {
    await onServer(replica, 'select pg_wal_replay_resume()')
    await close()
    await test.close()
  })

  async function titlesFor(headers: Record<string, string> = {}): Promise<string[]> {
    const reply = await test.app.inject({ url: getCourses.path, headers })
    return reply.json().data.resources.map(({ title }: { title: string }) => title)
  }

  /** Waits until the replica answers a visitor's read. */
  const caughtUp = () =>
    eventually(async () => {
      const before = reads.counts.replica
      const titles = await titlesFor()
      return reads.counts.replica > before && titles.includes('Bread')
    })

  it('visitors read from it, until it is too far behind', async () => {
    await onServer(replica, 'select pg_wal_replay_pause()')
    await insertCourse(test.db, { id: 'rice', title: 'Rice' })
    expect(await titlesFor()).toEqual(['Bread'])
    await eventually(async () => (await titlesFor()).includes('Rice'))
    expect(reads.lag()).toBeGreaterThan(MAX_LAG_MS)
    await onServer(replica, 'select pg_wal_replay_resume()')
    await caughtUp()
    expect(await titlesFor()).toContain('Rice')
  })

  it('the site server and who has just written read from the primary', async () => {
    const learner = await signedInLearner(test)
    await caughtUp()
    await onServer(replica, 'select pg_wal_replay_pause()')
    const profile = { userId: learner.account._id, name: 'Asha', mobile: '', domains: ['Career'] }
    const written = await test.app.inject({
      method: 'POST',
      url: updateProfile.path,
      headers: learner.headers,
      payload: profile,
    })
    const cookie = String(written.headers['set-cookie'])
    await insertCourse(test.db, { id: 'rice', title: 'Rice' })
    expect(cookie).toMatch(/mc_wrote=1; Max-Age=\d+/)
    expect(await titlesFor({ cookie: cookie.split(';')[0]! })).toContain('Rice')
    expect(await titlesFor({ [SERVICE_KEY_HEADER]: test.config.serviceKey! })).toContain('Rice')
  })
})

it('without a reachable replica everything is read from the primary', async () => {
  const { db, drop } = await freshDatabase()
  const away = openDatabase<ApiDatabase>({ url: 'postgres://postgres@127.0.0.1:9/none', file: '' })
  const reads = replicatedReads({ primary: db, replica: away, maxLag: MAX_LAG_MS })
  reads.start()
  const found = await reads.run(true, (from) => from.selectFrom('courses').select('id').execute())
  expect(found).toEqual([])
  expect(reads.counts).toEqual({ replica: 0, primary: 1 })
  await reads.stop()
  await away.destroy()
  await drop()
})

async function eventually(isTrue: () => Promise<boolean>) {
  for (const deadline = Date.now() + 20_000; !(await isTrue());)
    if (Date.now() > deadline) throw new Error('It did not become true in 20 seconds.')
}
