// `npm run operator -- <command>`
import { runOperator } from '@mentor-connect/server/operator'

process.exitCode = await runOperator(process.argv.slice(2), process.env)
