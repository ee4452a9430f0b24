import type { Target } from '../target'

export interface TargetOptions {
  /** The site to change: the address of its release server or, if the program supports it, a folder. */
  to?: string
  /** Name of the person who makes the change. Default: the system user. */
  by?: string
}

/** The environment of a command. */
export interface CommandContext {
  /** The words that a person types before the command's arguments, such as `mc-release rollback`. */
  call: string
  /** The folder in which the command is run. */
  dir: string
  /**
   * Opens the site to change.
   * @throws if there is no such site
   */
  openTarget: (options: TargetOptions) => Target
}

/**
 * One command of `mc-release`.
 * @throws with a message for the person at the terminal
 */
export type Command = (args: string[], context: CommandContext) => Promise<void>
