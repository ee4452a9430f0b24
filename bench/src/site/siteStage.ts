import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE } from '@mentor-connect/delivery/root'
import { prepareSite } from '@mentor-connect/scripts/start/prepareSite'
import { startService, stopService } from '@mentor-connect/scripts/start/services'
import { readConfig } from '@mentor-connect/server/config'
import { apiOn, runSql } from '@mentor-connect/server/testing/apiOn'
import { freePort } from '@mentor-connect/server/testing/freePort'
import type { Run } from '../api/fixture'

export interface SiteStage {
  siteUrl: string
  apiUrl: string
  siteDir: string
  /** Runs a statement on the API's database, as another process would. */
  run: Run
  stop: () => Promise<void>
}

interface Options {
  /** Its data folder; emptied first. */
  name: string
  /** Writes the content. */
  fill: (run: Run) => Promise<void>
  /** Called with the composed site before it is served. */
  changeSite?: (siteDir: string) => void
}

/** Starts the main API on generated content, and the site server with every release; loopback only. */
export async function startSiteStage(
  base: NodeJS.ProcessEnv,
  { name, fill, changeSite }: Options,
): Promise<SiteStage> {
  const dataDir = join(CACHE, 'bench', name)
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  const environment = {
    ...base,
    ...{ DATA_DIR: dataDir, HOST: '127.0.0.1', SEED: 'none', LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '10000' },
    ...{ PORT: String(await freePort()), API_PORT: String(await freePort()) },
  }
  const config = readConfig(environment)
  await prepareSite(config, console.log)
  changeSite?.(config.siteDir)
  const database = await apiOn({ file: join(dataDir, 'api.db') })
  const run: Run = (statement) => runSql(database, statement)
  await fill(run)
  const logDir = join(dataDir, 'log')
  const services = [
    await startService('api', environment, logDir),
    await startService('site', environment, logDir),
  ]
  return {
    siteUrl: config.siteUrl,
    apiUrl: config.apiUrl,
    siteDir: config.siteDir,
    run,
    async stop() {
      await Promise.all(services.map(stopService))
      await database.close()
    },
  }
}
