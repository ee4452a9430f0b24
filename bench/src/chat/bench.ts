// `npm run bench -- chat --pairs 200 --seconds 5 --rounds 3`: measures our chat service and two baselines on loopback,
// first on SQLite, then on PostgreSQL and Redis. A run of the usual size replaces its section of docs/performance.md.
import { exitWithError } from '@mentor-connect/build/cliError'
import { startChatApi } from '@mentor-connect/server/testing/chatApi'
import { isFullSize } from '../harness/options'
import { publish, stamped } from '../harness/performancePage'
import { numberOptions } from '../process/numberOptions'
import { measureChat, type ChatFigures } from './measureChat'
import { chatTables } from './report'
import { postgresAndRedis, sqlite } from './storages'

const USUAL = { pairs: 200, seconds: 5, rounds: 3 }
const sizes = numberOptions(USUAL)

try {
  const { result, stamp } = await stamped(measureAll)
  const paragraphs = [`${stamp}; medians of ${sizes.rounds}.`, ...result]
  await publish('chat', paragraphs, isFullSize(sizes, USUAL))
  process.exit(0)
} catch (error) {
  exitWithError(error)
}

async function measureAll(): Promise<string[]> {
  const api = await startChatApi()
  const figures: ChatFigures[] = []
  for (const start of [sqlite, postgresAndRedis]) {
    const storage = await start()
    try {
      figures.push(await measureChat(api, storage, sizes))
    } finally {
      await storage.stop()
    }
  }
  await api.close()
  return chatTables(figures)
}
