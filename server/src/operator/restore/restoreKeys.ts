import { createReadStream, existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../platform/config/config'
import { keyPrints } from '../backup/backupKeys'
import { writeHashed } from '../backup/folder'
import { PARTS } from '../backup/layout'
import type { Manifest } from '../backup/manifest'

/**
 * Restores the keys of a backup. Returns a warning for each key in the settings that differs from the backup.
 */
export async function restoreKeys(
  config: Config,
  { manifest, backup, aside }: { manifest: Manifest; backup: string; aside: string },
): Promise<string[]> {
  const folder = join(config.dataDir, 'keys')
  if (manifest.keys.files.length > 0) {
    if (existsSync(folder)) await rename(folder, join(aside, PARTS.keys))
    for (const name of manifest.keys.files)
      await writeHashed(join(folder, name), createReadStream(join(backup, PARTS.keys, name)))
  }
  const present = await keyPrints(config)
  return [
    ...(present.signing === manifest.keys.signing ? [] : [OTHER_SIGNING_KEY]),
    ...(present.credential === manifest.keys.credential ? [] : [OTHER_CREDENTIAL_KEY]),
  ]
}

const OTHER_SIGNING_KEY =
  'The product ran with another SIGNING_KEY when the backup was taken: set that key again, unless it was changed on purpose. Codes and unsubscribe links that were mailed before count with that key only.'
const OTHER_CREDENTIAL_KEY =
  'Certificates were signed with another key when the backup was taken. They stay valid; new ones are signed with the present key.'
