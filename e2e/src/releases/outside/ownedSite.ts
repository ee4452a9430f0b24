import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { printed, stopProcess } from '@mentor-connect/scripts/process/childProcess'
import { runCommand, startCommand } from '@mentor-connect/scripts/process/command'
import { freePort } from '@mentor-connect/server/testing/freePort'

/** A fresh site with the areas of this repository, and the actions of its owner for a team. */
export interface OwnedSite {
  siteUrl: string
  siteDir: string
  apiUrl: string
  /** Allows an area to be shown at a path in a frame, and to call services. `connects` has the form `name=origin`. */
  grant: (area: string, path: string, frame: string, connects?: string) => Promise<unknown>
  /** Lets pages of another origin load areas; none if it is left out. */
  allowHost: (origin?: string) => Promise<unknown>
  /** Starts a release server with a new token for the team of an area; `*` stands for all areas. */
  acceptReleases: (area: string, settings?: Record<string, string>) => Promise<ReleaseAccess>
  /** Calls `grant` and `acceptReleases`. */
  welcome: (area: string, path: string, frame: string) => Promise<ReleaseAccess>
  stop: () => Promise<void>
}

/** The URL and token that a team needs to release. */
export interface ReleaseAccess {
  /** URL of the release server. */
  to: string
  token: string
}

/**
 * Starts the product on free ports.
 * @param dataDir an empty folder
 * @param settings environment variables of the release server
 */
export async function startOwnedSite(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<OwnedSite> {
  const port = await freePort()
  const environment = {
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    SEED: 'none',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    API_PORT: String(await freePort()),
    CHAT_PORT: String(await freePort()),
  }
  const started: ChildProcess[] = []

  /** Starts a command and waits until it has printed `sign`. */
  function start(name: string, sign: string, more: Record<string, string> = {}): Promise<void> {
    const child = startCommand([name], { ...environment, ...more })
    started.unshift(child)
    return printed(child, sign)
  }
  const command = (...line: string[]) => runCommand(line, environment)
  const allowHost: OwnedSite['allowHost'] = (origin) =>
    runCommand(['site', 'configure'], { ...environment, ...(origin && { HOST_ORIGINS: origin }) })

  const grant: OwnedSite['grant'] = (area, path, frame, connects) =>
    command(
      'site',
      'grant',
      area,
      '--paths',
      path,
      '--frames',
      frame,
      ...(connects ? ['--connects', connects] : []),
    )

  async function acceptReleases(area: string, more = settings): Promise<ReleaseAccess> {
    const name = area === '*' ? 'every-area' : `${area}-ci`
    const made = await command('release-server', '--new-token', area, '--name', name)
    const [, token, entry] = /RELEASE_TOKEN:\s+(\S+)[^]*RELEASE_TOKENS:\s+(\S+)/.exec(made)!
    const releasePort = await freePort()
    await start('release-server', 'Releases are accepted', {
      RELEASE_PORT: String(releasePort),
      RELEASE_TOKENS: entry!,
      ...more,
    })
    return { to: `http://127.0.0.1:${releasePort}`, token: token! }
  }

  await start('start', 'Mentor-Connect is up')
  return {
    siteUrl: `http://localhost:${port}`,
    apiUrl: `http://localhost:${environment.API_PORT}`,
    siteDir: join(dataDir, 'site'),
    grant,
    allowHost,
    acceptReleases,
    async welcome(area, path, frame) {
      const [access] = await Promise.all([acceptReleases(area), grant(area, path, frame)])
      return access
    },
    stop: async () => {
      for (const child of started) await stopProcess(child)
    },
  }
}
