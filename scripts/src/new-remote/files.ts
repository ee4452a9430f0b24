import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { workspaceFiles } from '@mentor-connect/create-area/areaFiles'
import type { AreaOptions } from '@mentor-connect/create-area/areaOptions'
import { ROOT } from '@mentor-connect/delivery/root'
import { formatted } from '../format/formatted'

/** Writes the folder of a remote: `mf-<name>`. */
export async function writeFiles(options: AreaOptions): Promise<void> {
  const dir = join(ROOT, `mf-${options.name}`)
  for (const [file, text] of Object.entries(workspaceFiles(options))) {
    const target = join(dir, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, await formatted(target, text))
  }
}
