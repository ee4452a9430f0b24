import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE } from '@mentor-connect/delivery/root'
import { prepareSite } from '@mentor-connect/scripts/start/prepareSite'
import { startService, stopService } from '@mentor-connect/scripts/start/services'
import { readConfig } from '@mentor-connect/server/config'
import { apiOn, runSql } from '@mentor-connect/server/testing/apiOn'
import { freePort } from '@mentor-connect/server/testing/freePort'
import { fillFixture } from '../api/fixture'
import { addBrokenPages } from './brokenPages'

export interface Stage {
  siteUrl: string
  siteDir: string
  /** Gives a course another title, as another process would. */
  rename: (courseId: string, title: string) => Promise<void>
  stop: () => Promise<void>
}

/** Starts the main API with generated courses, `c0` and so on, and the site with every release; loopback only. */
export async function startStage(base: NodeJS.ProcessEnv, courses: number): Promise<Stage> {
  const dataDir = join(CACHE, 'bench', 'rendering')
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  const environment = {
    ...base,
    ...{ DATA_DIR: dataDir, HOST: '127.0.0.1', SEED: 'none', LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '10000' },
    ...{ PORT: String(await freePort()), API_PORT: String(await freePort()) },
  }
  const config = readConfig(environment)
  await prepareSite(config, console.log)
  addBrokenPages(config.siteDir)
  const database = await apiOn({ file: join(dataDir, 'api.db') })
  await fillFixture((statement) => runSql(database, statement), { courses, learners: 10 })
  const logDir = join(dataDir, 'log')
  const services = [
    await startService('api', environment, logDir),
    await startService('site', environment, logDir),
  ]
  return {
    siteUrl: config.siteUrl,
    siteDir: config.siteDir,
    rename: (id, title) =>
      runSql(database, `update courses set title = '${title}', updated_at = updated_at where id = '${id}'`),
    async stop() {
      await Promise.all(services.map(stopService))
      await database.close()
    },
  }
}
