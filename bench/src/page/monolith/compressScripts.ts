import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compress } from '@mentor-connect/build/release/hashAndCompress'

/** Compresses all scripts of a folder, as a release build does. */
export function compressScripts(dir: string): void {
  for (const file of readdirSync(dir)) if (file.endsWith('.js')) compress(join(dir, file))
}
