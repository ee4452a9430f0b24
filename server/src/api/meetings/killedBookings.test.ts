import { drillBookings } from '../../testing/bookings/bookingDrill'
import { SCENES } from '../../testing/bookings/bookingScenes'

// Real processes on a real database, killed at some of the steps. `npm run drill:people` kills them at each one.
const SAMPLE = { runs: 4, stride: 12 }

it.each(SCENES)(
  '%s holds when a process is killed meanwhile, and is done once when repeated',
  async (scene) => {
    const { problems, held } = await drillBookings(scene, SAMPLE)
    expect(problems).toEqual([])
    expect(held).toBe(SAMPLE.runs)
  },
)
