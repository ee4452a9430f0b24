// Makes an earlier release of an area live again: `npm run rollback -- <area> [release] [--to DIR|URL] [--reason TEXT]
// [--by NAME]`
import { exitWithError } from '@mentor-connect/build/cliError'
import { rollback } from '@mentor-connect/release/commands/rollback'
import { openTarget } from './openTarget'

try {
  await rollback(process.argv.slice(2), { call: 'npm run rollback --', dir: process.cwd(), openTarget })
} catch (error) {
  exitWithError(error)
}
