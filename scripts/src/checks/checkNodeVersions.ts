// `npm run check -- node-versions [major]`: runs the short checks on one of the tested major versions of
// Node, by default on all except the one that runs this command.
import { CliError, exitWithError } from '@mentor-connect/build/cliError'
import { runSteps } from '../process/step'
import { nodeVersionSteps } from './nodeVersionSteps'
import { otherMajors } from '../node-versions/otherNodes'

try {
  const chosen = process.argv.slice(2).map(Number)
  const others = otherMajors()
  const unknown = chosen.filter((major) => !others.includes(major))
  if (unknown.length > 0)
    throw new CliError(
      `Usage: npm run check -- node-versions [${others.join('|')}], this is ${process.version}.`,
    )
  await runSteps((chosen.length > 0 ? chosen : others).flatMap(nodeVersionSteps))
} catch (error) {
  exitWithError(error)
}
