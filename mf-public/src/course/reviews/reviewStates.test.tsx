import { getCourse, type Course } from '@mentor-connect/contract/courses/courses'
import { getProgress } from '@mentor-connect/contract/courses/progress'
import { getReviews, removeReview, saveReview } from '@mentor-connect/contract/courses/reviews'
import type { FailureCode } from '@mentor-connect/contract/api/wire'
import { FakeApi, aCourse, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { notify } from '@mentor-connect/ui'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import routes from '../../routes'

jest.spyOn(notify, 'success').mockReturnValue(undefined)
jest.spyOn(console, 'error').mockImplementation(() => undefined)

const NOW = '2026-11-20T08:30:00.000Z'
const meeras = { user: 'Meera', rating: 4, comment: 'Clear and kind.', createdAt: NOW }
const mine = { user: 'Asha Verma', rating: 2, comment: 'Too fast.', createdAt: NOW, mine: true as const }

async function open(parts: Partial<Course> = {}, locale: 'en' | 'hi' = 'en') {
  const api = new FakeApi()
    .answers(getCourse, aCourse(parts))
    .answers(getProgress, { progress: { '0-0': 'completed' } })
  const courses = [{ courseId: 'course-1', courseName: '', description: '' }]
  const session = signedIn(aLearner({ courses }))
  const view = await renderRoute(routes, '/resource/course-1', { session, locale })
  await screen.findByRole('heading', { name: locale === 'en' ? 'Reviews' : 'समीक्षाएँ' })
  return { api, ...view }
}

const star = (name: string) => screen.getByRole('radio', { name })
const comment = () => screen.getByRole('textbox', { name: /What should others know/ })

test('the stars are one tab stop, and the arrow keys select a rating', async () => {
  const { user } = await open()
  ;(await screen.findByRole('radio', { name: '1 star' })).focus()
  await user.keyboard(' ')
  expect(star('1 star')).toBeChecked()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(star('3 stars')).toBeChecked()
  expect(star('3 stars')).toHaveFocus()
  await user.tab()
  expect(comment()).toHaveFocus()
})

test.each<[FailureCode, number, RegExp]>([
  ['not_enrolled', 403, /Enroll in this course first/],
  ['rate_limited', 429, /Too many tries/],
  ['unavailable', 503, /nothing was saved/],
])('a review that is refused as %s says why, and is sent again as it was', async (code, status, text) => {
  const { api, user } = await open({ reviews: [], reviewCount: 0, rating: 0 })
  api.refuses(saveReview, status, code)
  await user.click(star('4 stars'))
  fireEvent.change(comment(), { target: { value: 'Worth it' } })
  await user.click(screen.getByRole('button', { name: 'Save review' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  const saved = { ...mine, rating: 4, comment: 'Worth it' }
  api.answers(saveReview, { rating: 4, reviewCount: 1, reviews: [saved] })
  await user.click(screen.getByRole('button', { name: 'Save review' }))
  expect(await screen.findByRole('button', { name: 'Edit review' })).toBeVisible()
  expect(api.received(saveReview).map(({ body }) => body.comment)).toEqual(['Worth it', 'Worth it'])
})

test('a review is sent once, however often the button is clicked', async () => {
  const { api, user } = await open({ reviews: [mine], reviewCount: 1, rating: 2 })
  api.neverAnswers(saveReview)
  await user.click(screen.getByRole('button', { name: 'Edit review' }))
  await user.click(star('5 stars'))
  const save = screen.getByRole('button', { name: 'Save review' })
  await user.dblClick(save)
  await waitFor(() => expect(save).toBeDisabled())
  expect(api.received(saveReview)).toHaveLength(1)
})

test.each([
  ['markup', '<script>alert(1)</script>'],
  ['Devanagari', 'बहुत अच्छा कोर्स 👩‍🏫'],
  ['lines', 'One\n\nTwo'],
])('a comment of %s is sent and shown unchanged', async (_, text) => {
  const { api, user } = await open({ reviews: [meeras], reviewCount: 1, rating: 4 })
  api.neverAnswers(saveReview)
  await user.click(star('5 stars'))
  fireEvent.change(comment(), { target: { value: text } })
  await user.click(screen.getByRole('button', { name: 'Save review' }))
  await waitFor(() => expect(api.received(saveReview)[0]?.body).toMatchObject({ comment: text }))
  const shown = await screen.findByText(
    (_text, element) => element?.tagName === 'P' && element.textContent === text,
  )
  expect(shown).toBeVisible()
})

test('removing the last review of a course leaves no rating', async () => {
  const { api, user } = await open({ reviews: [mine], reviewCount: 1, rating: 2 })
  api.answers(removeReview, { rating: 0, reviewCount: 0, reviews: [] })
  await user.click(screen.getByRole('button', { name: 'Remove review' }))
  expect(await screen.findByText('No reviews yet.')).toBeVisible()
  expect(screen.queryByText('2/5')).toBeNull()
})

test('the form stays while older reviews are loading', async () => {
  const { api, user } = await open({ reviews: [meeras], reviewCount: 120, rating: 4 })
  api.neverAnswers(getReviews)
  await user.click(screen.getByRole('button', { name: 'Page 3' }))
  await waitFor(() => expect(api.received(getReviews).at(-1)?.query).toMatchObject({ page: 3 }))
  expect(screen.getByRole('button', { name: 'Save review' })).toBeVisible()
})

test('a missing rating is reported in Hindi', async () => {
  const { api, user } = await open({}, 'hi')
  await user.click(screen.getByRole('button', { name: 'समीक्षा सेव करें' }))
  expect(await screen.findByRole('alert')).not.toHaveTextContent(/[a-z]/i)
  expect(api.received(saveReview)).toEqual([])
})
