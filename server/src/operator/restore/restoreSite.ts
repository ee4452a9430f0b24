import { lstatSync } from 'node:fs'
import { chmod, cp, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { LIVE } from '../backup/backupSite'
import type { Manifest } from '../backup/manifest'

export type SiteOutcome = 'restored' | 'kept' | 'none'

/** Restores the site of a backup, unless a site is live: restoring data must not roll back a release. */
export async function restoreSite(
  siteDir: string,
  backup: string,
  site: Manifest['site'],
): Promise<SiteOutcome> {
  if (lstatSync(join(siteDir, LIVE), { throwIfNoEntry: false })) return 'kept'
  if (!site) return 'none'
  await mkdir(siteDir, { recursive: true })
  await cp(backup, siteDir, { recursive: true })
  await letOthersRead(siteDir)
  const pointer = join(siteDir, `${LIVE}.draft-${process.pid}`)
  await rm(pointer, { force: true })
  await symlink(site.live, pointer)
  await rename(pointer, join(siteDir, LIVE))
  return 'restored'
}

/** Sets the file modes that the release commands use, because a web server may run as another user. */
async function letOthersRead(folder: string) {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await letOthersRead(path)
    else await chmod(path, 0o644)
  }
}
