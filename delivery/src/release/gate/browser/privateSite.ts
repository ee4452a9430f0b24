import { rm } from 'node:fs/promises'
import { readConfig } from '@mentor-connect/server/config'
import { buildSite } from '@mentor-connect/server/site'
import type { Candidate, LiveState } from '../../candidate'
import { serviceSamples } from '../serviceSamples'
import { servicePath, startSampleServer } from './answers/sampleServer'
import { writeDraftSite } from './draftSite'
import { temporaryFolder } from './temporaryFolder'

export interface PrivateSite {
  siteUrl: string
  /** The server of samples, which takes the place of API and chat. */
  apiUrl: string
  close: () => Promise<void>
}

/**
 * Serves the site as it would be after the release, to this machine only. It uses the server of real sites with its
 * security policy, but has no service worker. Its pages call a server of samples.
 *
 * @param next the state in which the candidates are live
 */
export async function servePrivately(
  siteDir: string,
  candidates: Candidate[],
  next: LiveState,
): Promise<PrivateSite> {
  const dir = temporaryFolder('gate')
  const services = serviceSamples(siteDir, candidates, next)
  const samples = await startSampleServer(services)
  const close = async () => {
    await Promise.all([app?.close(), samples.close()])
    await rm(dir, { recursive: true, force: true, maxRetries: 5 })
  }
  let app: Awaited<ReturnType<typeof buildSite>> | undefined
  try {
    const { url } = samples
    const names = Object.keys(services)
    const runtime = {
      apiUrl: url,
      chatUrl: url,
      siteUrl: url,
      services: Object.fromEntries(names.map((name) => [name, url + servicePath(name)])),
    }
    writeDraftSite({ dir, siteDir, candidates, next, runtime })
    app = await buildSite(configOf(dir, url))
    return { siteUrl: await app.listen({ host: '127.0.0.1', port: 0 }), apiUrl: url, close }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * The configuration of the private site. Its SITE_URL need not be the site's own address, because it is only written
 * into pages.
 */
function configOf(dir: string, url: string) {
  const settings = { DATA_DIR: dir, SITE_DIR: dir, SITE_URL: url, API_URL: url, CHAT_URL: url }
  return readConfig({ ...settings, SERVICE_WORKER: 'off', SIGN_IN_EMULATOR: 'nowhere' }, 'site')
}
