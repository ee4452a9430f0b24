import { createGuard } from './guard'
import { PageNotTried, PageStopped } from './pageTask'

const page = { url: '/about', areas: ['public'] }

/** Requests a page that always fails with this error. Returns how often its rendering was tried. */
async function tries(error: Error, times: number): Promise<number> {
  const guarded = createGuard()
  const render = jest.fn(() => Promise.reject(error))
  for (let time = 0; time < times; time += 1) await guarded(page, render).catch(() => undefined)
  return render.mock.calls.length
}

it.each([new PageStopped('It loops.'), new Error('It throws.')])(
  'pauses an area whose pages fail: %s',
  async (error) => expect(await tries(error, 10)).toBe(3),
)

it('goes on with an area whose pages had no chance', async () => {
  expect(await tries(new PageNotTried('Others were stopped.'), 10)).toBe(10)
})
