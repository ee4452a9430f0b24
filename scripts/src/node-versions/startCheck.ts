// Starts the product with the Node that runs this program and with an empty data folder, so that every area
// is published. Then reads from each service, and waits until the home page is served with its content.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PRERENDERED_ELEMENT_ID } from '@mentor-connect/contract/site/firstPaint'
import { freePorts } from '@mentor-connect/server/testing/freePort'
import { collect, printed, stopProcess } from '../process/childProcess'
import { startCommand } from '../process/command'

/**
 * Maximum time in ms until a page is served with its content. While the machine is busy, the first pages are
 * served without content.
 */
const CONTENT_DEADLINE_MS = 120_000
const PAUSE_MS = 1_000

const dataDir = mkdtempSync(join(tmpdir(), 'mentor-connect-start-'))
const [site, api, chat] = await freePorts(3)
const child = startCommand(['start'], {
  PORT: String(site),
  API_PORT: String(api),
  CHAT_PORT: String(chat),
  DATA_DIR: dataDir,
  RELEASE_BROWSER: 'off',
})
const output = collect(child)

try {
  await printed(child, 'Mentor-Connect is up', output)
  for (const port of [site, api, chat]) await read(`http://localhost:${port}/readyz`)
  // Drawing this picture needs native code, WebAssembly, fonts and threads.
  await read(`http://localhost:${api}/share/site/card.png`)
  await readContent(`http://localhost:${site}/`)
  console.log(`✓ Node ${process.version} starts the product and renders its home page.`)
} catch (error) {
  console.error(`${output()}\n✗ ${(error as Error).message}`)
  process.exitCode = 1
} finally {
  await stopProcess(child)
  rmSync(dataDir, { recursive: true, force: true })
}

async function read(url: string): Promise<string> {
  const response = await fetch(url)
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} responded ${response.status}: ${text.slice(0, 200)}`)
  return text
}

async function readContent(url: string): Promise<void> {
  const deadline = Date.now() + CONTENT_DEADLINE_MS
  while (!(await read(url)).includes(`id="${PRERENDERED_ELEMENT_ID}"`)) {
    if (Date.now() > deadline) throw new Error(`${url} arrives without content.`)
    await sleep(PAUSE_MS)
  }
}
