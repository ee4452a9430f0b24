import { getCourse, type Course } from '@mentor-connect/contract/courses/courses'
import { getProgress, type Progress } from '@mentor-connect/contract/courses/progress'
import { COMMENT_MAX, REVIEWS_SHOWN } from '@mentor-connect/contract/rules/limits'
import { getReviews, removeReview, saveReview } from '@mentor-connect/contract/courses/reviews'
import { FakeApi, aCourse, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { notify } from '@mentor-connect/ui'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import routes from '../../routes'

const success = jest.spyOn(notify, 'success').mockReturnValue(undefined)
jest.spyOn(console, 'error').mockImplementation(() => undefined)
beforeEach(() => jest.clearAllMocks())

const NOW = '2026-11-20T08:30:00.000Z'
const meeras = { user: 'Meera', rating: 4, comment: 'Clear and kind.', createdAt: NOW }
const mine = { user: 'Asha Verma', rating: 2, comment: 'Too fast.', createdAt: NOW, mine: true as const }

async function open(
  parts: Partial<Course>,
  courses = [{ courseId: 'course-1', courseName: '', description: '' }],
  progress: Progress = { '0-0': 'in-progress' },
) {
  const api = new FakeApi().answers(getCourse, aCourse(parts)).answers(getProgress, { progress })
  const session = signedIn(aLearner({ courses }))
  const view = await renderRoute(routes, '/resource/course-1', { session })
  await screen.findByRole('heading', { name: 'Reviews' })
  return { api, ...view }
}

const star = (name: string) => screen.getByRole('radio', { name })
const comment = () => screen.getByRole('textbox', { name: /What should others know/ })
const save = () => screen.getByRole('button', { name: 'Save review' })

test('an enrolled learner writes a review, which is shown before the response arrives', async () => {
  const { api, user } = await open({ reviews: [meeras], reviewCount: 1, rating: 4 })
  api.neverAnswers(saveReview)
  await user.click(await screen.findByRole('radio', { name: '5 stars' }))
  await user.type(comment(), '  Worth it ')
  await user.click(save())
  expect(await screen.findByText('Your review')).toBeVisible()
  expect(screen.getByText('Worth it')).toBeVisible()
  expect(screen.getAllByText('2 reviews')[0]).toBeVisible()
  expect(api.received(saveReview)[0]?.body).toEqual({
    userId: 'learner-1',
    courseId: 'course-1',
    rating: 5,
    comment: 'Worth it',
  })
})

test('shows the author’s picture, or initials without one', async () => {
  const profile = '/files/portrait-abcdefghijklmnopqrstuv/320.webp'
  await open({
    reviews: [
      { ...meeras, profile },
      { ...meeras, user: 'Ravi Iyer' },
    ],
    reviewCount: 2,
    rating: 4,
  })
  const [first, second] = screen.getAllByRole('listitem').filter((item) => /Clear/.test(item.textContent))
  expect(first!.querySelector('img')?.src).toContain(profile)
  expect(second!.querySelector('img')).toBeNull()
  expect(second).toHaveTextContent('RI')
})

test('older reviews are on further pages, which can fail and be retried', async () => {
  const { api, user } = await open({ reviews: [meeras], reviewCount: REVIEWS_SHOWN + 1, rating: 4 })
  api.isUnreachable(getReviews)
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  const pagination = { page: 2, limit: 50, totalItems: REVIEWS_SHOWN + 1, totalPages: 2 }
  api.answers(getReviews, { reviews: [{ ...meeras, user: 'Ravi', comment: 'Long ago.' }], pagination })
  await user.click(retry)
  expect(await screen.findByText('Long ago.')).toBeVisible()
  expect(screen.queryByText('Clear and kind.')).toBeNull()
  expect(api.received(getReviews).at(-1)).toMatchObject({ query: { page: 2, limit: REVIEWS_SHOWN } })
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(screen.getByText('Clear and kind.')).toBeVisible()
})

test('reviews that fit on one page have no pagination', async () => {
  await open({ reviews: [meeras], reviewCount: 1, rating: 4 })
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

test('the server’s figures replace the expected ones', async () => {
  const { api, user } = await open({ reviews: [meeras], reviewCount: 1, rating: 4 })
  const saved = { ...mine, rating: 5 }
  api.answers(saveReview, { rating: 3.3, reviewCount: 7, reviews: [saved, meeras] })
  await user.click(star('5 stars'))
  await user.click(save())
  await waitFor(() => expect(success).toHaveBeenCalledWith('Review saved'))
  expect(screen.getAllByText('7 reviews')[0]).toBeVisible()
  expect(screen.getByText('3.3/5')).toBeVisible()
})

test('a review that could not be saved is reverted, and the input is kept', async () => {
  const { api, user } = await open({ reviews: [meeras], reviewCount: 1, rating: 4 })
  api.refuses(saveReview, 500, 'internal')
  await user.click(star('1 star'))
  await user.type(comment(), 'Hm')
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.')
  expect(screen.queryByText('Your review')).toBeNull()
  expect(star('1 star')).toBeChecked()
  expect(comment()).toHaveValue('Hm')
  expect(screen.getAllByText('1 review')[0]).toBeVisible()
})

test('without a rating nothing is sent, and an error is shown at the stars', async () => {
  const { api, user } = await open({})
  await user.click(save())
  const group = screen.getByRole('radiogroup', { name: 'Your rating' })
  expect(group).toHaveAccessibleDescription('Choose a rating from 1 to 5 stars.')
  expect(api.received(saveReview)).toEqual([])
})

test('a comment that is too long shows an error while typing, counted in grapheme clusters', async () => {
  const { api, user } = await open({})
  await user.click(star('3 stars'))
  fireEvent.change(comment(), { target: { value: 'क्षि'.repeat(COMMENT_MAX) } })
  expect(comment()).toBeValid()
  fireEvent.change(comment(), { target: { value: 'क्षि'.repeat(COMMENT_MAX + 1) } })
  expect(comment()).toHaveAccessibleDescription(/Use at most 1,000 characters/)
  await user.click(save())
  expect(api.received(saveReview)).toEqual([])
})

test('the own review can be edited', async () => {
  const { api, user } = await open({ reviews: [mine, meeras], reviewCount: 2, rating: 3 })
  expect(screen.queryByRole('radio')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Edit review' }))
  expect(star('2 stars')).toBeChecked()
  expect(comment()).toHaveValue('Too fast.')
  api.answers(saveReview, { rating: 4, reviewCount: 2, reviews: [{ ...mine, rating: 4 }, meeras] })
  await user.click(star('4 stars'))
  await user.click(save())
  expect(await screen.findByRole('button', { name: 'Edit review' })).toBeVisible()
})

test('editing can be cancelled', async () => {
  const { user } = await open({ reviews: [mine], reviewCount: 1, rating: 2 })
  await user.click(screen.getByRole('button', { name: 'Edit review' }))
  await user.click(star('5 stars'))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('Too fast.')).toBeVisible()
})

test('the own review can be removed, and written again with the same text', async () => {
  const { api, user } = await open({ reviews: [mine, meeras], reviewCount: 2, rating: 3 })
  api.answers(removeReview, { rating: 4, reviewCount: 1, reviews: [meeras] })
  await user.click(screen.getByRole('button', { name: 'Remove review' }))
  await waitFor(() => expect(success).toHaveBeenCalledWith('Review removed'))
  expect(screen.getByText('4/5')).toBeVisible()
  expect(await screen.findByRole('textbox')).toHaveValue('Too fast.')
})

test('a failed removal keeps the review', async () => {
  const { api, user } = await open({ reviews: [mine], reviewCount: 1, rating: 2 })
  api.isUnreachable(removeReview)
  await user.click(screen.getByRole('button', { name: 'Remove review' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.')
  expect(screen.getByText('Too fast.')).toBeVisible()
})

test('a learner who is not enrolled is told how to review', async () => {
  await open({}, [])
  expect(screen.getByText('Enroll in this course to review it.')).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('a learner who has opened no lesson is told to start one, and keeps an earlier review', async () => {
  const { unmount } = await open({}, undefined, { '0-0': 'not-started' })
  expect(screen.getByText('Start a lesson of this course to review it.')).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
  unmount()
  await open({ reviews: [mine], reviewCount: 1, rating: 2 }, undefined, {})
  expect(await screen.findByRole('button', { name: 'Edit review' })).toBeVisible()
})
