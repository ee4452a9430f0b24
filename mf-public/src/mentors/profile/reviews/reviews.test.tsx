import { getSlots } from '@mentor-connect/contract/mentoring/sessions/availability'
import { getCoursesByMentor } from '@mentor-connect/contract/courses/courses'
import {
  getMentorReviews,
  getOwnMentorReview,
  removeMentorReview,
  replyToReview,
  saveMentorReview,
  type MentorReview,
  type OwnMentorReview,
} from '@mentor-connect/contract/mentoring/mentorReviews'
import { getMentor } from '@mentor-connect/contract/mentoring/mentors'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import profiles from '../../../mentors'

const AT = '2026-11-20T08:30:00.000Z'
const meeras: MentorReview = {
  id: 'r1',
  author: { name: 'Meera' },
  rating: 4,
  text: 'Clear and kind.',
  createdAt: AT,
  reply: { text: 'Thank you, Meera.', at: AT },
}
const mine: MentorReview = {
  id: 'r2',
  author: { name: 'Asha V.' },
  rating: 2,
  text: 'Often late.',
  createdAt: AT,
  mine: true,
}
const listOf = (reviews: MentorReview[], totalItems = reviews.length) => ({
  reviews,
  pagination: { page: 1, limit: 10, totalItems, totalPages: Math.ceil(totalItems / 10) },
})
const NO_COURSES = { resources: [], pagination: { page: 1, limit: 9, totalItems: 0, totalPages: 0 } }

interface Options {
  parts?: Partial<Mentor>
  reviews?: ReturnType<typeof listOf>
  own?: OwnMentorReview
}

async function open(
  { parts = {}, reviews = listOf([]), own }: Options,
  options: Parameters<typeof renderRoute>[2] = {},
) {
  const api = new FakeApi()
    .answers(getMentor, aMentor(parts))
    .answers(getCoursesByMentor, NO_COURSES)
    .answers(getSlots, { timeZone: 'UTC', kinds: [], slots: [] })
    .answers(getMentorReviews, reviews)
  if (own) api.answers(getOwnMentorReview, own)
  const view = await renderRoute(profiles, '/mentor/mentor-1', { mount: '/mentor', ...options })
  await screen.findByRole('heading', { level: 1 })
  return { api, ...view }
}
const asLearner = { session: signedIn() }
const asMentor = { session: signedIn(aMentor()) }
const item = async (text: string) => within((await screen.findByText(text)).closest('li')!)

test('visitors read the average and the reviews with the replies, and cannot write', async () => {
  await open({ parts: { rating: 4.3, reviewCount: 12 }, reviews: listOf([meeras]) })
  const review = await item('Clear and kind.')
  expect(review.getByText('Reply by Ravi Iyer')).toBeVisible()
  expect(review.getByText('Thank you, Meera.')).toBeVisible()
  expect(screen.getAllByText('12 reviews')[0]).toBeVisible()
  expect(screen.getAllByText('4.3 of 5')[0]).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Write|^Reply|^Edit review/ })).toBeNull()
})

test('a mentor with few reviews is new', async () => {
  await open({ parts: { reviewCount: 1 }, reviews: listOf([meeras]) })
  expect(screen.getAllByText('New')[0]).toBeVisible()
  expect(await screen.findByText('Clear and kind.')).toBeVisible()
})

test('older reviews are on further pages', async () => {
  const { api, user } = await open({ reviews: listOf([meeras], 11) })
  await screen.findByText('Clear and kind.')
  api.answers(getMentorReviews, listOf([{ ...meeras, id: 'r9', text: 'Long ago.' }], 11))
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(await screen.findByText('Long ago.')).toBeVisible()
  expect(api.received(getMentorReviews).at(-1)).toMatchObject({ query: { page: 2 } })
})

test('reviews that cannot be loaded are tried again', async () => {
  const api = new FakeApi()
    .answers(getMentor, aMentor())
    .answers(getCoursesByMentor, NO_COURSES)
    .answers(getSlots, { timeZone: 'UTC', kinds: [], slots: [] })
    .isUnreachable(getMentorReviews)
  const { user } = await renderRoute(profiles, '/mentor/mentor-1', { mount: '/mentor' })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  api.answers(getMentorReviews, listOf([meeras]))
  await user.click(retry)
  expect(await screen.findByText('Clear and kind.')).toBeVisible()
})

test('a learner who has met the mentor writes a review, and what is refused is kept with the reason', async () => {
  const { api, user } = await open({ own: { mayWrite: true, isOpen: false } }, asLearner)
  await user.click(await screen.findByRole('radio', { name: '5 stars' }))
  await user.type(screen.getByRole('textbox', { name: /What should others know/ }), ' Patient ')
  const save = screen.getByRole('button', { name: 'Save review' })
  api.refuses(saveMentorReview, 403, 'forbidden', undefined, { reason: 'contact_limited' })
  await user.click(save)
  expect(await screen.findByText(/You cannot write here at the moment/)).toBeVisible()
  const review = { ...mine, rating: 5, text: 'Patient' }
  api.answers(saveMentorReview, { mayWrite: true, isOpen: false, review })
  await user.click(save)
  expect((await item('Patient')).getByText('Your review')).toBeVisible()
  expect(api.received(saveMentorReview).at(-1)).toMatchObject({
    params: { mentor: 'mentor-1' },
    body: { userId: 'learner-1', rating: 5, text: 'Patient' },
  })
  await waitFor(() => expect(api.received(getMentor).length).toBeGreaterThan(1))
})

test('the own review is changed and removed, and not listed twice', async () => {
  const own = { mayWrite: true, isOpen: false, review: mine }
  const { api, user } = await open({ reviews: listOf([mine, meeras]), own }, asLearner)
  await screen.findByText('Clear and kind.')
  expect(await screen.findAllByText('Often late.')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Edit review' }))
  expect(screen.getByRole('radio', { name: '2 stars' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  api.answers(removeMentorReview, { mayWrite: true, isOpen: false })
  await user.click(screen.getByRole('button', { name: 'Remove review' }))
  expect(await screen.findByRole('heading', { name: 'Write a review' })).toBeVisible()
})

test('who has an open mentorship reads why not yet; a stranger reads nothing of it', async () => {
  const { unmount } = await open({ own: { mayWrite: false, isOpen: true } }, asLearner)
  expect(await screen.findByText('You can review Ravi Iyer after your first session together.')).toBeVisible()
  unmount()
  const { api } = await open({ own: { mayWrite: false, isOpen: false } }, asLearner)
  await waitFor(() => expect(api.received(getOwnMentorReview)).toHaveLength(1))
  expect(await screen.findByText('No reviews yet.')).toBeVisible()
  expect(screen.queryByText(/after your first session/)).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('the author of a hidden review reads that it is hidden', async () => {
  await open({ own: { mayWrite: false, isOpen: false, review: mine, isHidden: true } }, asLearner)
  const review = await item('Often late.')
  expect(review.getByText(/Our team has hidden this review/)).toBeVisible()
  expect(review.queryByRole('button')).toBeNull()
})

test('the mentor replies on the own page, and changes or removes the reply', async () => {
  const { reply: _, ...unanswered } = meeras
  const { api, user } = await open({ reviews: listOf([unanswered]) }, asMentor)
  await user.click(await screen.findByRole('button', { name: 'Reply to the review by Meera' }))
  const field = screen.getByRole('textbox', { name: /Your reply/ })
  expect(field).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Save reply' }))
  expect(field).toHaveAccessibleDescription(/Write a reply first/)
  await user.type(field, 'Thank you, Meera.')
  api.answers(replyToReview, meeras).answers(getMentorReviews, listOf([meeras]))
  await user.click(screen.getByRole('button', { name: 'Save reply' }))
  expect(await screen.findByText('Thank you, Meera.')).toBeVisible()
  expect(api.received(replyToReview)).toMatchObject([
    { params: { id: 'r1' }, body: { text: 'Thank you, Meera.' } },
  ])
  await user.click(screen.getByRole('button', { name: 'Change reply to the review by Meera' }))
  expect(screen.getByRole('textbox', { name: /Your reply/ })).toHaveValue('Thank you, Meera.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Remove reply to the review by Meera' }))
  await waitFor(() => expect(api.received(replyToReview).at(-1)?.body).toEqual({ text: '' }))
})

test('is translated to Hindi', async () => {
  await open({ reviews: listOf([meeras]) }, { ...asMentor, locale: 'hi' })
  expect(await screen.findByText('Ravi Iyer का जवाब')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Meera की समीक्षा पर अपना जवाब बदलें' })).toBeVisible()
})
