// `npm run check -- migrations [--released]`: checks that the running version can work with the databases of
// this version, both while the two run at the same time and after a downgrade. With `--released`, which is
// used at each release, it records the current migrations as those of the running version.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { exitWithError } from '@mentor-connect/build/cliError'
import { ROOT } from '@mentor-connect/delivery/root'
import { ALL_MIGRATIONS, migrationProblems } from '@mentor-connect/server/migrations'

const RELEASED = join(ROOT, 'server/src/platform/database/steps/releasedMigrations.json')

try {
  const { released } = parseArgs({ options: { released: { type: 'boolean' } } }).values
  const problems = await migrationProblems()
  if (problems.length > 0) throw new Error(problems.join('\n'))
  if (released) writeFileSync(RELEASED, `${JSON.stringify(ALL_MIGRATIONS, null, 2)}\n`)
  console.log('✓ The version before this one can work with these databases.')
} catch (error) {
  exitWithError(error)
}
