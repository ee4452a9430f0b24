// `npm run bench:chat -- --pairs 200 --seconds 5 --rounds 3 --idle 10000`: our chat service and three baselines, all on
// loopback, on SQLite, then on PostgreSQL and Redis. Only a run of full size is stored, in docs/benchmarks/chat.md.
import { exitWithError } from '@mentor-connect/build/cliError'
import { startChatApi, type ChatApi } from '@mentor-connect/server/testing/chatApi'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { numberOptions } from '../process/numberOptions'
import { circumstances, currentLoad } from '../report/circumstances'
import { writeBenchmark } from '../writeBenchmark'
import { benchReport } from './benchReport'
import { measureIdle } from './idle'
import { measureChat, type ChatFigures } from './measureChat'
import { postgresAndRedis, sqlite } from './storages'

const FULL = { pairs: 200, seconds: 5, rounds: 3, idle: 10_000 }
const options = numberOptions(FULL)
const isFull = Object.entries(FULL).every(([name, value]) => options[name as keyof typeof FULL] >= value)

try {
  const started = performance.now()
  const loadBefore = currentLoad()
  const api = await startChatApi()
  const figures: ChatFigures[] = []
  for (const start of [sqlite, postgresAndRedis]) {
    const storage = await start()
    try {
      figures.push(await measureChat(api, storage, options))
    } finally {
      await storage.stop()
    }
  }
  const idle = await idleConnections(api)
  await api.close()
  const run = circumstances({ loadBefore, seconds: (performance.now() - started) / 1000 })
  const text = benchReport(figures, { ...options, run, idle })
  console.log(isFull ? await writeBenchmark('chat', text) : text)
  process.exit(0)
} catch (error) {
  exitWithError(error)
}

async function idleConnections(api: ChatApi) {
  const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-bench-'))
  try {
    return await measureIdle(api, folder, options.idle)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
