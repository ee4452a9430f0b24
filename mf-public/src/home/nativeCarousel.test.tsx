import { getMentors } from '@mentor-connect/contract/mentoring/mentors'
import { FakeApi, aMentor, renderRoute } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../routes'

jest.mock('./startCarousel', () => {
  throw new Error('Loading chunk carousel failed.')
})

const SLIDE = 300
const SLIDES = 3

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(SLIDE)
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(SLIDES * SLIDE)
})
afterEach(() => jest.restoreAllMocks())

test('without its library the carousel scrolls by one slide, and from either end to the other', async () => {
  new FakeApi().answers(
    getMentors,
    ['Ravi Iyer', 'Meera Joshi', 'Asha Rao'].map((name, index) => aMentor({ _id: `m${index}`, name })),
  )
  const { user } = await renderRoute(routes, '/')
  const carousel = within(await screen.findByRole('group', { name: 'Our Mentors' }))
  const viewport = carousel.getByRole('group', { name: '1 of 3' }).parentElement!.parentElement!
  const places: number[] = []
  const press = async (name: string) => {
    await user.click(carousel.getByRole('button', { name }))
    places.push(viewport.scrollLeft)
  }

  await press('Next mentor')
  await waitFor(() =>
    expect(console.warn).toHaveBeenCalledWith('The carousel only scrolls.', expect.anything()),
  )
  await press('Next mentor')
  await press('Next mentor')
  await press('Previous mentor')
  await press('Previous mentor')
  expect(places).toEqual([SLIDE, 2 * SLIDE, 0, 2 * SLIDE, SLIDE])
})
