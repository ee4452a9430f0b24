// `server.mjs operator <command>`
import { runOperator } from './operator'

// Files that a command writes contain personal data.
process.umask(0o077)
process.exitCode = await runOperator(process.argv.slice(2), process.env)
