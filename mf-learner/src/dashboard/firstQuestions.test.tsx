import { getCourses, getDomains } from '@mentor-connect/contract/courses/courses'
import { chooseSubjects, getUserDetails } from '@mentor-connect/contract/learning/learners'
import { getRecommendations } from '@mentor-connect/contract/courses/recommendations'
import { onLocaleRequest } from '@mentor-connect/i18n'
import { aCourseSummary } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { empty, openHome, withPlan } from './testing/dashboards'

const course = aCourseSummary({ _id: 'c1', title: 'Learn JavaScript' })
const newcomer = () =>
  withPlan()
    .answers(getUserDetails, { ...empty, asksSubjects: true, asksBirthYear: true })
    .answers(getDomains, [
      { name: 'Coding', courses: 4 },
      { name: 'Career', courses: 2 },
    ])
    .answers(getCourses, { resources: [], pagination: { page: 1, limit: 3, totalItems: 0, totalPages: 0 } })
    .answers(getRecommendations, [{ course, reason: { kind: 'domain', domain: 'Coding' } }])

const questions = () => screen.findByRole('region', { name: /^Two questions/ })

test('a newcomer chooses subjects and sees courses of them', async () => {
  const api = newcomer().answers(chooseSubjects, { domains: ['Coding'] })
  const { user } = await openHome()
  const card = within(await questions())
  expect(screen.getByText(/^Looks like you're just getting started/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Explore courses' })).toBeNull()
  expect(screen.queryByText('In which year were you born?')).toBeNull()
  expect(screen.queryByRole('heading', { name: /Recommended/ })).toBeNull()
  await user.click(await card.findByRole('button', { name: 'Career' }))
  await user.click(card.getByRole('button', { name: 'Coding' }))
  await user.click(card.getByRole('button', { name: 'Career' }))
  expect(card.getByRole('button', { name: 'Coding', pressed: true })).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Show me courses' }))
  expect(await screen.findByText(/You can change your subjects in your profile/)).toHaveFocus()
  expect(api.received(chooseSubjects)[0]?.body).toEqual({ userId: 'learner-1', domains: ['Coding'] })
  expect(await screen.findByRole('heading', { name: 'Learn JavaScript' })).toBeVisible()
})

test('without a choice, it says what is missing; the questions can be skipped', async () => {
  const api = newcomer().answers(chooseSubjects, { domains: [] })
  const { user } = await openHome()
  const card = within(await questions())
  await user.click(card.getByRole('button', { name: 'Show me courses' }))
  expect(card.getByText('Choose at least one subject, or skip the questions.')).toBeVisible()
  expect(api.received(chooseSubjects)).toHaveLength(0)
  await user.click(card.getByRole('button', { name: 'Skip' }))
  expect(await screen.findByText(/You can choose subjects in your profile/)).toHaveFocus()
  expect(api.received(chooseSubjects)[0]?.body).toEqual({ userId: 'learner-1', domains: [] })
})

test('an answer that does not arrive says so, and what was chosen stays', async () => {
  newcomer().isUnreachable(chooseSubjects)
  const { user } = await openHome()
  const card = within(await questions())
  await user.click(await card.findByRole('button', { name: 'Coding' }))
  await user.click(card.getByRole('button', { name: 'Show me courses' }))
  expect(await card.findByRole('alert')).toBeVisible()
  expect(card.getByRole('button', { name: 'Coding', pressed: true })).toBeVisible()
})

test('the language is changed in place', async () => {
  newcomer()
  const asked: string[] = []
  const end = onLocaleRequest((locale) => asked.push(locale))
  const { user } = await openHome()
  await user.click(within(await questions()).getByRole('button', { name: 'हिन्दी' }))
  await waitFor(() => expect(asked).toEqual(['hi']))
  end()
})

test('others are not asked', async () => {
  withPlan().answers(getUserDetails, empty)
  await openHome()
  expect(await screen.findByRole('link', { name: /Explore/ })).toBeVisible()
  expect(screen.queryByText(/^Two questions/)).toBeNull()
})
