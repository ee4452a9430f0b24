import { ConfigError } from '../config/config'

/** What a person who started the process should do about an error, in plain sentences. */
export function explainStartFailure(error: unknown, portVariable: string): string {
  if (error instanceof ConfigError) return error.faults.join('\n')
  const { code, message, port, path } = error as NodeJS.ErrnoException & { port?: number }
  const explain = EXPLANATIONS[code ?? '']
  if (explain) return explain({ port: String(port ?? ''), path: path ?? 'a file', portVariable })
  return `Could not start: ${message || code || String(error)}`
}

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
  ENOTDIR: ({ path }) => `${path} is not a folder: set DATA_DIR to a folder.`,
  ENOSPC: () => 'The disk is full: free some space, or set DATA_DIR to another disk.',
  ECONNREFUSED: noDatabase,
  '28P01': () => 'The database refuses the name or password: correct DATABASE_URL or CHAT_DATABASE_URL.',
  '3D000': () =>
    'The database named in the settings does not exist: create it, or correct DATABASE_URL or CHAT_DATABASE_URL.',
}
