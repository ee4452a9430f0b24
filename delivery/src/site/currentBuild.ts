import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '@mentor-connect/build/cliError'
import { RELEASE_FILE } from '@mentor-connect/build/release/release'

/**
 * Maximum number of builds if the sources change during each of them. After that, the developer is asked to
 * wait.
 */
const MOST_BUILDS = 3

/**
 * Builds unless the folder of the current sources already holds a build. If the sources change during a
 * build, the build may mix both versions; it is deleted, and the new sources are built.
 *
 * @param folderOf returns the absolute path of the folder for a build of the current sources
 * @param build builds into a folder
 * @returns the folder, and whether it was built now
 * @throws CliError if the sources changed during each of three builds
 */
export async function currentBuild(
  folderOf: () => string,
  build: (into: string) => Promise<void>,
): Promise<{ dir: string; isNew: boolean }> {
  for (let begun = 0; ; begun += 1) {
    const dir = folderOf()
    if (existsSync(join(dir, RELEASE_FILE))) return { dir, isNew: begun > 0 }
    if (begun === MOST_BUILDS)
      throw new CliError(
        `The sources changed during each of ${MOST_BUILDS} builds: save your work, and start again.`,
      )
    await buildInto(dir, build, () => folderOf() === dir)
  }
}

/** Builds into a draft folder and renames it, so that an interrupted build never looks finished. */
async function buildInto(dir: string, build: (into: string) => Promise<void>, isCurrent: () => boolean) {
  const draft = `${dir}.draft-${process.pid}`
  try {
    await build(draft)
    if (!isCurrent()) return
    rmSync(dir, { recursive: true, force: true })
    renameSync(draft, dir)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
