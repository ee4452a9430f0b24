import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compress } from '@mentor-connect/delivery/site/seal'

/** As a release is compressed when it is sealed. */
export function compressScripts(dir: string): void {
  for (const file of readdirSync(dir)) if (file.endsWith('.js')) compress(join(dir, file))
}
