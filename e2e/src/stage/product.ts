import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collect, printed, stopProcess } from '@mentor-connect/scripts/process/childProcess'
import { startCommand } from '@mentor-connect/scripts/process/command'
import { firstOfFreePorts, freePorts } from '@mentor-connect/server/testing/freePort'

export const ROOT = join(__dirname, '../../..')
const READY = 'Mentor-Connect is up'

export interface Product {
  siteUrl: string
  apiUrl: string
  chatUrl: string
  /** URL of the metrics of the main API. */
  metricsUrl: string
  dataDir: string
  /** Returns everything that the start command has printed. */
  output: () => string
  stop: () => Promise<void>
}

/** Starts the product with its start command, on free ports and with an empty data folder. */
export async function startProduct(environment: NodeJS.ProcessEnv = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mentor-connect-e2e-'))
  const [site, api, chat] = await freePorts(3)
  const metrics = await firstOfFreePorts(4)
  const child = startCommand(['start'], {
    PORT: String(site),
    API_PORT: String(api),
    CHAT_PORT: String(chat),
    METRICS_PORT: String(metrics),
    DATA_DIR: dataDir,
    ...environment,
  })
  const output = collect(child)
  await printed(child, READY, output)
  return {
    siteUrl: `http://localhost:${site}`,
    apiUrl: `http://localhost:${api}`,
    chatUrl: environment.CHAT_URL ?? `http://localhost:${chat}`,
    metricsUrl: `http://localhost:${metrics}/metrics`,
    dataDir,
    output,
    stop: async () => {
      await stopProcess(child)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
