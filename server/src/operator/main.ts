// `server.mjs operator <command>`
import { runOperator } from './operator'

// Its output contains personal data.
process.umask(0o077)
process.exitCode = await runOperator(process.argv.slice(2), process.env)
