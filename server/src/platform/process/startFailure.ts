import { Unavailable } from '../availability/unavailable'
import { ConfigError } from '../config/config'
import { NewerDatabase } from '../database/migrate'

/** Thrown if the process refuses to start. The message says why and what to do. */
export class StartError extends Error {}

/** Explains to the person who started the process what to do about an error. */
export function explainStartFailure(error: unknown, portVariable: string): string {
  if (error instanceof ConfigError) return error.problems.join('\n')
  if (error instanceof Unavailable && error.cause) return explainStartFailure(error.cause, portVariable)
  if (error instanceof StartError || error instanceof NewerDatabase) return error.message
  const { code, message, port, path } = error as NodeJS.ErrnoException & { port?: number }
  const explain = EXPLANATIONS[code ?? '']
  if (explain) return explain({ port: String(port ?? ''), path: path ?? 'a file', portVariable })
  if (UNREADABLE_FILE.test(message))
    return 'The database file in DATA_DIR cannot be opened or is damaged: restore it from a backup, or set DATA_DIR to another folder.'
  return `Could not start: ${message || code || String(error)}`
}

const UNREADABLE_FILE = /unable to open|not a database|malformed/i

interface Circumstances {
  port: string
  path: string
  portVariable: string
}

const noDatabase = () =>
  'The database does not answer: start it, or correct DATABASE_URL or CHAT_DATABASE_URL.'
const noPermission = ({ port, path, portVariable }: Circumstances) =>
  port
    ? `No permission to listen on port ${port}: set ${portVariable} to a port above 1023.`
    : `No permission to use ${path}: give this user access to it, or set DATA_DIR to another folder.`

const EXPLANATIONS: Record<string, (circumstances: Circumstances) => string> = {
  EADDRINUSE: ({ port, portVariable }) =>
    `Port ${port} is already in use: stop the program that uses it, or set ${portVariable} to a free port.`,
  EADDRNOTAVAIL: () => 'This machine does not have the address in HOST: correct HOST or leave it out.',
  ENOTFOUND: () =>
    'A host name in the settings is not known: correct HOST, DATABASE_URL or CHAT_DATABASE_URL.',
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: noPermission,
  ENOTDIR: () => 'DATA_DIR is not a folder: set it to a folder.',
  EEXIST: () => 'DATA_DIR is not a folder: set it to a folder.',
  ENOSPC: () => 'The disk is full: free some space, or set DATA_DIR to another disk.',
  ECONNREFUSED: noDatabase,
  '28P01': () => 'The database refuses the name or password: correct DATABASE_URL or CHAT_DATABASE_URL.',
  '3D000': () =>
    'The database named in the settings does not exist: create it, or correct DATABASE_URL or CHAT_DATABASE_URL.',
}
