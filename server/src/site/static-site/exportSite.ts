import { cp, mkdir, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { readComposedPage } from '../composedPages'
import { isPageFile, isPublicFile } from '../publicFiles'
import type { ApiAccess } from '../readApi'
import { liveStateOf } from '../rendering/liveState'
import { renderStaticPages, ExportFailed } from './renderStaticPages'
import { SECURITY_CONTACT_PATH, securityContactFile } from '../securityContact'
import { staticPages } from './staticPages'
import { staticSiteMaps } from './staticSiteMaps'

/** A file that every exported site contains; it identifies the folder of an earlier export. */
const MARK = 'registry.json'

export interface ExportOptions {
  /** Folder of the site. */
  siteDir: string
  /** Folder that a static host serves. It is replaced as a whole when all files have been written. */
  to: string
  /**
   * API from which the data of pages is read. The default is the API that the site's configuration gives to
   * browsers.
   */
  api?: Partial<ApiAccess>
  /** Contact for reports of vulnerabilities in `security.txt`. */
  supportEmail: string
  /** Address of the OpenPGP key that is published together with the contact. */
  securityKeyUrl?: string
  /** The bundled program `rendererProcess`. */
  renderer: string
}

export interface ExportedSite {
  generation: number
  /** Number of rendered pages. Each language of a page counts. */
  pages: number
}

/**
 * Writes the live state of a site as files: every public page in each language with its data, the composed
 * pages of all other pages, the site maps and the releases. If this fails, an earlier export is left
 * unchanged.
 *
 * @throws ExportFailed, ReadFailed
 */
export async function exportSite({
  siteDir,
  to,
  api,
  supportEmail,
  securityKeyUrl,
  renderer,
}: ExportOptions): Promise<ExportedSite> {
  const root = await realpath(siteDir)
  const folder = resolve(to)
  await refuseOtherContent(folder)
  const state = await liveStateOf(root)()
  const siteUrl = state?.site.config.siteUrl
  if (!state) throw new ExportFailed(`${siteDir} has no live site: release to it first.`)
  if (!siteUrl)
    throw new ExportFailed(
      'The site does not know its address: set SITE_URL and run "npm run site -- configure".',
    )
  const access = { apiUrl: state.site.config.apiUrl, ...api }
  const draft = `${folder}.draft-${process.pid}`
  try {
    await mkdir(draft, { recursive: true })
    await copyFiles(root, state.live, draft)
    const { paths, files } = await staticSiteMaps(state, siteUrl, access)
    for (const [file, text] of Object.entries(files)) await writeFile(join(draft, file), text)
    await writeSecurityContact(draft, securityContactFile({ supportEmail, siteUrl, securityKeyUrl }))
    const pages = staticPages(state, paths)
    const written = await renderStaticPages(draft, pages, { root, siteUrl, api: access, program: renderer })
    await replace(folder, draft)
    return { generation: state.site.generation, pages: written }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/**
 * Throws if the folder contains any files other than an earlier export, because a mistyped folder must not be
 * replaced.
 */
async function refuseOtherContent(folder: string) {
  const content = await readdir(folder).catch((): string[] => [])
  if (content.length > 0 && !content.includes(MARK))
    throw new ExportFailed(`${folder} contains something else than an exported site: name another folder.`)
}

/** Copies the releases, and the files of the live state that browsers request. */
async function copyFiles(root: string, live: string, to: string) {
  for (const folder of ['shell', 'remotes'])
    await cp(join(root, folder), join(to, folder), { recursive: true }).catch(unlessMissing)
  for (const entry of await readdir(live, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name).slice(live.length + 1)
    if (entry.isFile() && isPublicFile(file)) await copyLiveFile(live, file, to)
  }
}

async function copyLiveFile(live: string, file: string, to: string) {
  if (!isPageFile(file)) return cp(join(live, file), join(to, file))
  await mkdir(dirname(join(to, file)), { recursive: true })
  await writeFile(join(to, file), await readComposedPage({ generation: live, file }))
}

async function writeSecurityContact(to: string, text: string | undefined) {
  if (!text) return
  const file = join(to, SECURITY_CONTACT_PATH)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

function unlessMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}

async function replace(folder: string, draft: string) {
  const former = `${draft}-former`
  await mkdir(dirname(folder), { recursive: true })
  await rename(folder, former).catch(unlessMissing)
  await rename(draft, folder)
  await rm(former, { recursive: true, force: true })
}
