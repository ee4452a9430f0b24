import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Area } from './area'
import type { AreaBuild, BuildFolders, Compiled } from './compiled'
import { contentId } from './contentId'
import { findMessageIssues } from './describe'
import { FEDERATION_MANIFEST_FILE } from './federationManifest'
import { hashAndCompress } from './hashAndCompress'
import { manifestOf } from './manifestOf'
import { NEEDED_CONTRACT_FILE, neededContract } from './neededContract'
import { PROTOCOL, RELEASE_FILE, type Release } from './release'
import { copySamples } from './samples'
import { sharedTexts } from '../sharedTexts'
import { buildServerFile } from './serverFile'

/** The part of a description that the shell and remotes fill in differently. */
export type Statement = Pick<Release, 'shared' | 'exposes'> &
  Partial<Omit<Release, 'protocol' | 'area' | 'release' | 'entry' | 'integrity' | 'chunks' | 'files'>>

export interface ReleaseOptions extends BuildFolders {
  area: Area
  build: AreaBuild
  /** Id of the release. Default: derived from its content. */
  release?: string | undefined
  describe: (compiled: Compiled) => Statement
}

/**
 * Builds an area into a folder and writes its description there as `release.json`. The description comes from the
 * sources; no page is run.
 * @returns the id of the release
 * @throws if the area cannot be built
 */
export async function buildRelease({
  area,
  build,
  release,
  describe,
  ...folders
}: ReleaseOptions): Promise<string> {
  const { outDir } = folders
  const compiled = await build.compile(folders)
  copyPublicFiles(area, outDir)
  writeFileSync(join(outDir, NEEDED_CONTRACT_FILE), JSON.stringify(neededContract(compiled.modules)))
  const { entry, chunks, chunkFiles, areModules } = compiled
  const statement = describe(compiled)
  const texts = sharedTexts(area.dir)
  copySamples(area, statement.declares?.connects ?? {}, outDir)
  if (area.name !== 'shell') writeManifest(outDir, { area: area.name, entry, ...statement })
  const content: Omit<Release, 'release'> = {
    protocol: PROTOCOL,
    area: area.name,
    entry,
    ...statement,
    chunks,
    chunkFiles,
    ...(areModules && { modules: true }),
    ...(texts && { sharedTexts: texts }),
    ...(await describeServerFile(area, build, statement.exposes, outDir)),
    messageFaults: findMessageIssues(area),
    ...hashAndCompress(outDir, entry, areModules ? undefined : build.uniqueName),
  }
  const id = release ?? contentId(content)
  writeFileSync(join(outDir, RELEASE_FILE), JSON.stringify({ ...content, release: id }, null, 2))
  return id
}

/** Writes the manifest that hosts other than the shell read. */
function writeManifest(outDir: string, described: Parameters<typeof manifestOf>[0]) {
  writeFileSync(join(outDir, FEDERATION_MANIFEST_FILE), JSON.stringify(manifestOf(described)))
}

/** Copies the static files of a release, such as icons, unchanged from `public`. */
function copyPublicFiles({ dir }: Area, outDir: string) {
  const folder = join(dir, 'public')
  if (existsSync(folder)) cpSync(folder, outDir, { recursive: true })
}

/**
 * Builds the bundle for servers. Only the shell, which renders pages, and areas with pages that a server may
 * render have such a bundle.
 */
async function describeServerFile(
  area: Area,
  { exposes }: AreaBuild,
  described: Release['exposes'],
  outDir: string,
): Promise<Pick<Release, 'server'>> {
  const isRendered = Object.values(described).some((routes) => routes.some(({ rendering }) => rendering))
  if (area.name !== 'shell' && !isRendered) return {}
  return { server: await buildServerFile(area, exposes, outDir) }
}
