import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pathInside } from '@mentor-connect/build/release/pathInside'
import { ROOT } from '../stage/product'

const SOURCES = join(ROOT, 'examples/host')

/** The host of another site, built by the public plugin. */
export interface ExampleHost {
  origin: string
  stop: () => void
}

/**
 * Builds the host for an area of a site, and serves it on an origin of its own.
 * @param built folder for the build
 */
export async function startExampleHost(siteUrl: string, built: string): Promise<ExampleHost> {
  await promisify(execFile)(process.execPath, ['../build.mjs', built, `site=${siteUrl}`], { cwd: SOURCES })
  const server = createServer((request, response) => {
    const isScript = request.url!.startsWith('/dist/')
    const file = isScript
      ? pathInside(built, request.url!.slice('/dist/'.length))
      : join(SOURCES, 'index.html')
    readFile(file).then(
      (content) =>
        response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html').end(content),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => void server.close(),
  }
}
