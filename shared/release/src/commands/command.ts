import type { Target } from '../target'

export interface TargetOptions {
  /** The site: the address of its release server, or a folder where the program knows folders. */
  to?: string
  /** Who makes the change; default: the system user. */
  by?: string
}

/** Where a command runs. */
export interface CommandContext {
  /** What a person types before its arguments, such as `mc-release rollback`. */
  call: string
  /** The folder that it is run in. */
  dir: string
  /** @throws if there is no such site */
  openTarget: (options: TargetOptions) => Target
}

/**
 * One command of `mc-release`.
 * @throws with a message for the person at the terminal
 */
export type Command = (args: string[], context: CommandContext) => Promise<void>
