import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { printed, stopProcess } from '@mentor-connect/scripts/process/childProcess'
import { freePort } from '@mentor-connect/server/testing/freePort'
import { ROOT } from '../stage/product'

/** The service of the example `service`, as its team runs it. */
export interface ExampleService {
  origin: string
  stop: () => Promise<unknown>
}

/** Starts the service for a site. */
export async function startExampleService({
  siteUrl,
  apiUrl,
}: {
  siteUrl: string
  apiUrl: string
}): Promise<ExampleService> {
  const port = String(await freePort())
  const child = spawn(process.execPath, ['service/server.mjs'], {
    cwd: join(ROOT, 'examples/service'),
    env: { PORT: port, SITE_URL: siteUrl, API_URL: apiUrl },
  })
  await printed(child, 'Openings are at')
  return { origin: `http://localhost:${port}`, stop: () => stopProcess(child) }
}
