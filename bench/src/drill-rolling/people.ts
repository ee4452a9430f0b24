// The people of the drill, in a process of their own: Node reads which authorities it trusts only when it starts.
import { getCourse, getCourses, getDomains } from '@mentor-connect/contract/api/courses'
import { getMentors } from '@mentor-connect/contract/api/mentors'
import { paths } from '@mentor-connect/contract/remote'
import type { DrillWorld } from '@mentor-connect/server/testing/drill/drillWorld'
import { ApiWriter } from '../drill-server/apiWriter'
import { cachedTokens } from '../drill-server/cachedTokens'
import { ChatTalk } from '../drill-server/chatTalk'
import { checkWrites, sum } from '../drill-server/checkWrites'
import type { Counts } from './counts'
import type { Urls } from './deployment'
import { Reader } from './reader'

const WRITERS = 2
const { urls, world } = JSON.parse(process.argv[2] ?? '') as { urls: Urls; world: DrillWorld }

const courses = world.courseIds.slice(0, 10)
const pages = [paths.home, paths.resources, paths.mentorDirectory, ...courses.map(paths.resource)]
const ofApi = [getCourses, getDomains, getMentors].map(({ path }) => path)
const ofCourses = courses.map((id) => getCourse.path.replace(':id', id))
const readers = { site: new Reader(urls.site, pages), API: new Reader(urls.api, [...ofApi, ...ofCourses]) }
const writers = startWriters()
const running = Object.values(readers).map((reader) => reader.run())
const talk = await beginTalk()

process.on('message', async (question: 'counts' | 'finish') => {
  const counts = countsNow()
  const evaluation = question === 'finish' ? await finish() : undefined
  process.send?.({ counts, evaluation })
})
process.send?.('ready')

function countsNow(): Counts {
  const failed: Record<string, number> = {}
  for (const [name, { refusals }] of [
    ...Object.entries(readers),
    ...writers.map((writer) => ['API, a write', writer] as const),
  ])
    for (const [status, count] of refusals) {
      const what = `${status === 0 ? 'no response' : status} of the ${name}`
      failed[what] = (failed[what] ?? 0) + count
    }
  const stopped = writers.filter(({ failure }) => failure)
  if (stopped.length > 0) failed['a writer that gave up'] = stopped.length
  const closes: Record<string, number> = {}
  for (const person of talk.people)
    for (const [code, count] of person.closes) closes[code] = (closes[code] ?? 0) + count
  return {
    reads: readers.site.reads + readers.API.reads,
    writes: writers.reduce((total, writer) => total + writer.writes, 0),
    messages: talk.acknowledged,
    ...{ failed, closes },
  }
}

/** Everybody finishes what has begun; then what is stored is compared with what was acknowledged. */
async function finish() {
  for (const reader of Object.values(readers)) reader.finish()
  await Promise.all([...running, ...writers.map((writer) => writer.finish()), talk.finish()])
  return sum([await checkWrites(urls.api, writers, world.courseIds), await talk.check()])
}

function startWriters(): ApiWriter[] {
  const each = Math.floor(world.learners.length / WRITERS)
  return Array.from({ length: WRITERS }, (_, index) => {
    const learners = world.learners.slice(index * each, (index + 1) * each)
    const writer = new ApiWriter(urls.api, learners, world.courseIds)
    writer.start()
    return writer
  })
}

/** A conversation of each mentor with a learner. */
function beginTalk(): Promise<ChatTalk> {
  const accounts = new Map([...world.learners, ...world.mentors].map((account) => [account.id, account]))
  const tokenOf = cachedTokens(urls.api)
  const pairs = world.mentors.map(({ id }, index): [string, string] => [
    world.learners.at(-1 - index)!.id,
    id,
  ])
  return ChatTalk.begin({ chatUrl: urls.chat, pairs, tokenOf: (id) => tokenOf(accounts.get(id)!) })
}
