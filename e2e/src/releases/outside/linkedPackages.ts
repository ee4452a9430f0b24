import { mkdirSync, readdirSync, readlinkSync, symlinkSync, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ROOT } from '@mentor-connect/delivery/root'
import type { OwnPackage } from '@mentor-connect/scripts/packages/ownPackages'
import { extract } from 'tar'

const OWN = '@mentor-connect'

/**
 * Fills the `node_modules` of an area in seconds: packages of this project come from the registry, all others are links
 * to those that are installed in this repository.
 * @param registry URL with a slash at its end
 */
export async function linkPackages(area: string, registry: string, packages: OwnPackage[]): Promise<void> {
  const modules = join(area, 'node_modules')
  const installed = join(ROOT, 'node_modules')
  link(installed, modules)
  mkdirSync(join(modules, '.bin'))
  // The targets of these links are relative, so they lead to the packages of the area.
  for (const name of readdirSync(join(installed, '.bin')))
    symlinkSync(readlinkSync(join(installed, '.bin', name)), join(modules, '.bin', name))
  for (const { manifest, folder } of packages) {
    const dir = join(modules, manifest.name)
    await download(registry, manifest.name, dir)
    const versionsOfIts = join(ROOT, 'shared', folder, 'node_modules')
    if (existsSync(versionsOfIts)) link(versionsOfIts, join(dir, 'node_modules'))
  }
}

function link(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from))
    if (name !== OWN && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name))
}

async function download(registry: string, name: string, dir: string) {
  mkdirSync(dirname(dir), { recursive: true })
  mkdirSync(dir)
  const { versions, ...described } = (await (await fetch(registry + name.replace('/', '%2f'))).json()) as {
    versions: Record<string, { dist: { tarball: string } }>
    'dist-tags': { latest: string }
  }
  const archive = await fetch(versions[described['dist-tags'].latest]!.dist.tarball)
  await pipeline(Readable.fromWeb(archive.body as never), extract({ cwd: dir, strip: 1 }))
}
