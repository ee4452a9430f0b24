// One process of `npm run drill:attempts`: an API with a database of its own, and its share of the attempts.
import { drillAttempts, type AttemptDrillSize } from '@mentor-connect/server/testing/attempts/attemptDrill'

process.once('message', async (size: AttemptDrillSize) => {
  const result = await drillAttempts(size)
  process.send!(result, () => process.exit(0))
})
