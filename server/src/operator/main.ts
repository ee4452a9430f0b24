// The program behind `server.mjs operator <command>`.
import { runOperator } from './operator'

// Only the owner may read files that a command writes, because they contain personal data.
process.umask(0o077)
process.exitCode = await runOperator(process.argv.slice(2), process.env)
