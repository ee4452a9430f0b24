import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { runCommand } from '@mentor-connect/scripts/process/command'
import type { Product } from '../stage/product'

/** The parts of a product that the commands need. */
type Known = Pick<Product, 'dataDir' | 'siteUrl' | 'apiUrl' | 'chatUrl'>

export const siteDir = ({ dataDir }: Pick<Product, 'dataDir'>) => join(dataDir, 'site')

/**
 * Runs a release command on the site of a product.
 *
 * @param cwd folder of the sources, if the command should run in a copy of this repository
 */
export async function siteCommand(
  { dataDir, siteUrl, apiUrl, chatUrl }: Known,
  name: string,
  options: string[],
  environment: NodeJS.ProcessEnv = {},
  cwd?: string,
): Promise<string> {
  const settings = {
    DATA_DIR: dataDir,
    SITE_URL: siteUrl,
    API_URL: apiUrl,
    CHAT_URL: chatUrl,
    // The gate opens no pages: that takes seconds, and these tests are about what follows a release.
    RELEASE_BROWSER: 'off',
    ...environment,
  }
  return runCommand([name, ...options], settings, cwd)
}

/** The folder of the live release of an area. */
export function liveReleaseDir(product: Pick<Product, 'dataDir'>, area: string): string {
  const { shell, remotes } = JSON.parse(
    readFileSync(join(siteDir(product), 'live/registry.json'), 'utf8'),
  ) as SiteRegistry
  if (area === 'shell') return join(siteDir(product), 'shell', shell.release)
  return join(siteDir(product), 'remotes', area, remotes[area]!.release)
}

/** The description of an area's live release. */
export const liveRelease = (product: Pick<Product, 'dataDir'>, area: string): object =>
  JSON.parse(readFileSync(join(liveReleaseDir(product, area), 'release.json'), 'utf8')) as object

/** Copies the live build of a remote under another release id, which gives a release without changes. */
export function builtAgain(product: Product, area: string, id: string): string {
  const dir = join(product.dataDir, 'built', id)
  cpSync(liveReleaseDir(product, area), dir, { recursive: true })
  const file = join(dir, 'release.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), release: id }))
  return dir
}
