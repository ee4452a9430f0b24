import { join } from 'node:path'
import { changesOf } from '@mentor-connect/delivery/release/ledger'
import { liveLedger, liveRegistry } from '@mentor-connect/delivery/release/siteStore'
import { EditableBuild } from '@mentor-connect/delivery/testing/bad-releases/EditableBuild'
import { printed, stopProcess } from '@mentor-connect/scripts/process/childProcess'
import { runCommand, startCommand } from '@mentor-connect/scripts/process/command'
import type { Injected } from './injected'

const AREA = 'learner'

/** The site that gets bad releases. */
export interface InjectedSite {
  siteDir: string
  /** The site as commands name it. */
  environment: Record<string, string>
}

export type InjectingReleases = ReturnType<typeof injectingReleases>

export function injectingReleases({ siteDir, environment }: InjectedSite) {
  const good = liveRegistry(siteDir)!.remotes[AREA]!.release
  let count = 0

  return {
    /** Starts the watcher by its command. @returns what ends it */
    async startWatcher(): Promise<() => Promise<void>> {
      const watcher = startCommand(['releases', 'watch'], environment)
      await printed(watcher, 'Releases are watched')
      return () => stopProcess(watcher)
    },

    /**
     * Releases a copy of the good release with a fault by the command.
     *
     * @returns its id, and why it was refused
     * @throws if it was refused for another reason than its fault
     */
    async release({ edit, says, options = [] }: Injected): Promise<{ id: string; refusal?: string }> {
      const id = `injected${(count += 1)}`
      const build = new EditableBuild(
        join(siteDir, 'remotes', AREA, good),
        join(siteDir, '../injected', id),
        id,
      )
      edit(build)
      const line = ['release', AREA, '--built', build.finish(), ...options]
      try {
        await runCommand(line, environment)
        return { id }
      } catch (error) {
        const { stderr } = error as { stderr: string }
        const refusal = stderr.split('\n').find((text) => says.test(text))
        if (!refusal) throw new Error(`${id} was refused for another reason:\n${stderr}`)
        return { id, refusal: refusal.trim() }
      }
    },

    /** Whether pages of the site still name a release. */
    isServed(id: string): boolean {
      const { release, canary } = liveRegistry(siteDir)!.remotes[AREA]!
      return release === id || canary?.release === id
    },

    /** When it became live, for all or as a canary: ms since 1970. */
    liveSince: (id: string): number =>
      Date.parse(changesOf(liveLedger(siteDir), AREA).findLast(({ release }) => release === id)!.at),

    /** Why the watcher has taken a release back. */
    reasonFor: (id: string): string =>
      changesOf(liveLedger(siteDir), AREA).findLast(({ from, by }) => from === id && by === 'watch')
        ?.reason ?? '',
  }
}
