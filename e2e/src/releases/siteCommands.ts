import { execFile } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Product } from '../stage/product'

const ROOT = join(__dirname, '../../..')
const run = promisify(execFile)

export const siteDir = ({ dataDir }: Product) => join(dataDir, 'site')

/** Runs a release command on the site of a product. */
export async function siteCommand(
  { dataDir, siteUrl, apiUrl, chatUrl }: Product,
  name: string,
  options: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/bootstrap.mjs', name, ...options], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      SITE_URL: siteUrl,
      API_URL: apiUrl,
      CHAT_URL: chatUrl,
      ...environment,
    },
  })
  return stdout
}

/** Copies the live build of a remote under another release id: a release without changes. */
export function builtAgain(product: Product, area: string, id: string): string {
  const live = JSON.parse(readFileSync(join(siteDir(product), 'live/registry.json'), 'utf8')) as {
    remotes: Record<string, { release: string }>
  }
  const dir = join(product.dataDir, 'built', id)
  cpSync(join(siteDir(product), 'remotes', area, live.remotes[area]!.release), dir, { recursive: true })
  const file = join(dir, 'release.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), release: id }))
  return dir
}
