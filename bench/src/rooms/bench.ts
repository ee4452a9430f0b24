// `npm run bench -- rooms --rooms 50 --members 200 --people 1000 --rate 50 --seconds 10 --stalled 100`:
// measures one chat process that delivers messages of rooms, first with all members reading and then with
// some that do not read, and compares it with the same number of deliveries between pairs of people. A run of
// the usual size replaces its section of docs/performance.md.
import { exitWithError } from '@mentor-connect/build/cliError'
import { startChatApi } from '@mentor-connect/server/testing/chatApi'
import { postgresAndRedis, sqlite } from '../chat/storages'
import { isFullSize } from '../harness/options'
import { publish, stamped } from '../harness/performancePage'
import { judged, table } from '../harness/table'
import { numberOptions } from '../process/numberOptions'
import { measureRooms, type RoomFigures } from './measureRooms'

const USUAL = { rooms: 50, members: 200, people: 1000, rate: 50, seconds: 10, stalled: 100 }
const sizes = numberOptions(USUAL)

/**
 * Maximum processor time of a delivery to a member, as a fraction of the time of a message between two
 * people.
 */
const RATIO_MAX = 0.5

try {
  const { result, stamp } = await stamped(measureAll)
  const about = `${sizes.rooms} rooms of ${sizes.members} members, ${sizes.people} connected people, ${sizes.rate} messages per second`
  await publish('rooms', [`${stamp}; ${about}.`, tableOf(result)], isFullSize(sizes, USUAL))
  process.exit(0)
} catch (error) {
  exitWithError(error)
}

async function measureAll(): Promise<RoomFigures[]> {
  const api = await startChatApi()
  const figures: RoomFigures[] = []
  for (const start of [sqlite, postgresAndRedis]) {
    const storage = await start()
    try {
      figures.push(await measureRooms(api, storage, sizes))
    } finally {
      await storage.stop()
    }
  }
  await api.close()
  return figures
}

function tableOf(figures: RoomFigures[]): string {
  const head = [
    'storage',
    'deliveries/s',
    'p50 / p99 ms',
    'CPU µs each',
    'between pairs: CPU µs',
    'ratio (goal ≤ 0.5)',
    `${sizes.stalled} do not read: p50 / p99 ms`,
    'CPU µs each',
  ]
  const rows = figures.map(({ storage, rooms, besideStalled, pairs }) => [
    storage,
    rooms.rate.toFixed(0),
    `${rooms.p50.toFixed(1)} / ${rooms.p99.toFixed(1)}`,
    rooms.cpu.toFixed(0),
    pairs.cpu.toFixed(0),
    judged(rooms.cpu / pairs.cpu, { atMost: RATIO_MAX, digits: 2 }),
    `${besideStalled.p50.toFixed(1)} / ${besideStalled.p99.toFixed(1)}`,
    besideStalled.cpu.toFixed(0),
  ])
  return table(head, rows, { numbersFrom: 1 })
}
