import { drillDeliveries } from '../../testing/jobs/deliveryDrill'

// Runs real processes on a real database and kills some of them while they send. `DELIVERIES=all` runs the
// complete form.
const isComplete = process.env.DELIVERIES === 'all'
const SIZE = isComplete ? { people: 400, processes: 2 } : { people: 8, processes: 2 }
// eslint-disable-next-line no-restricted-syntax -- the complete form is a drill
if (isComplete) jest.setTimeout(30 * 60_000)

it('each delivery is stored once, though processes die while they send; some messages come twice', async () => {
  const result = await drillDeliveries(SIZE)
  if (isComplete) console.info(result)
  const { people } = SIZE
  expect(result).toMatchObject({ sent: 2 * people, counted: 2 * people, mails: people, pushes: people })
  expect(result.killed).toBeGreaterThan(0)
  // A process that dies between sending a message and storing this may cause it to be sent twice.
  expect(result.doubledMails + result.doubledPushes).toBeLessThanOrEqual(2 * result.killed)
})
