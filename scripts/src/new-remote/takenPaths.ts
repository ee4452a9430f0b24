import { allAreas } from '@mentor-connect/delivery/site/areas'
import { describeExposes } from '@mentor-connect/build/release/describe'
import { readDeclaration } from '@mentor-connect/build/release/readDeclaration'
import { mountTable } from '@mentor-connect/contract/site/mounts'
import { readBuild } from '@mentor-connect/build/release/buildFolder'

/** Returns the paths of all mounts and of all pages below them. */
export async function takenPaths(): Promise<string[]> {
  const pages = new Map<string, string[]>()
  for (const area of allAreas().filter(({ name }) => name !== 'shell')) {
    const { exposes } = await readBuild(area.dir)
    const described = describeExposes(area, exposes, () => undefined)
    for (const [expose, routes] of Object.entries(described))
      pages.set(
        `${area.name}/${expose.replace('./', '')}`,
        routes.map(({ path }) => path),
      )
  }
  const declared = allAreas().map(({ name, dir }) => [name, readDeclaration(dir).mounts])
  const mounted = mountTable(Object.fromEntries(declared)).flatMap(({ path, owns, remote, expose }) => [
    path,
    ...owns.map((pattern) => pattern.replace(/\/\*$/, '') || '/'),
    ...(pages.get(`${remote}/${expose}`) ?? []).map((page) =>
      `${path}/${page}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'),
    ),
  ])
  return [...new Set(mounted)].sort()
}
