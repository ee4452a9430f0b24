// `npm run rollback -- <area> [release] [--to DIR|URL] [--reason TEXT] [--by NAME]`
import { parseArgs } from 'node:util'
import { exitWithError } from '@mentor-connect/build/cliError'
import { readNote } from './author'
import { openTarget } from './openTarget'

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, reason: { type: 'string' }, by: { type: 'string' } },
  })
  const [area, release] = positionals
  if (!area)
    throw new Error(
      'Usage: npm run rollback -- <area> [release] [--to <site folder or address>] [--reason <text>] [--by <name>]',
    )
  const note = readNote({ reason: values.reason })
  const outcome = await openTarget(values).rollback(area, release, note)
  console.log(`✓ ${area}@${outcome.release} is live again (generation ${outcome.generation}).`)
} catch (error) {
  exitWithError(error)
}
