import { drillBookings } from '../../testing/bookings/bookingDrill'
import { SCENES } from '../../testing/bookings/bookingScenes'

// Runs real processes on a real database and kills them in their transactions.
const SAMPLE = { runs: 2, from: 9 }

it.each(SCENES)(
  '%s holds when a process is killed meanwhile, and is done once when repeated',
  async (scene) => {
    const { problems, held } = await drillBookings(scene, SAMPLE)
    expect(problems).toEqual([])
    expect(held).toBe(SAMPLE.runs)
  },
)
