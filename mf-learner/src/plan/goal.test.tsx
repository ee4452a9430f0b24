import { getCareers } from '@mentor-connect/contract/learning/careers'
import { getPlan, startGoal } from '@mentor-connect/contract/learning/plan'
import { screen, waitFor, within } from '@testing-library/react'
import { NURSE, PLAN, openPlan, planned } from './testing/aPlan'

test('without a goal there are three beginnings and three questions', async () => {
  const api = planned({ steps: [] }).answers(startGoal, {})
  const { user } = await openPlan()
  expect(await screen.findByRole('link', { name: 'I do not know yet' })).toHaveAttribute(
    'href',
    '/user/plan/assessment',
  )
  await user.click(screen.getByRole('link', { name: 'I have something in mind' }))
  expect(screen.getByRole('region', { name: 'Set a goal' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Make the plan' }))
  const own = screen.getByRole('textbox', { name: 'Your goal in your own words' })
  expect(own).toHaveFocus()
  expect(own).toHaveAccessibleDescription('Choose a career or write your goal.')
  await user.type(own, 'Open a tea stall')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Days of learning in a week' }), '2 days')
  await user.click(screen.getByRole('button', { name: 'Make the plan' }))
  await waitFor(() =>
    expect(api.received(startGoal)).toMatchObject([{ body: { title: 'Open a tea stall', weeklyDays: 2 } }]),
  )
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('somebody who has said on the home page that there is a goal is asked for it at once', async () => {
  planned({ steps: [] })
  await openPlan('/user/plan?begin=goal')
  expect(await screen.findByRole('region', { name: 'Set a goal' })).toBeVisible()
  expect(screen.queryByText('Where would you like to start?')).toBeNull()
})

test('a career of the address becomes the goal: only until when is asked', async () => {
  const api = planned({ steps: [] }).answers(startGoal, {})
  const { user, router } = await openPlan('/user/plan?career=nurse')
  expect(await screen.findByRole('region', { name: 'New goal: Nurse' })).toBeVisible()
  expect(screen.getAllByRole('combobox')).toHaveLength(1)
  expect(screen.queryByText('Where would you like to start?')).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'By when?' }), 'Within 6 months')
  api.answers(getPlan, PLAN)
  await user.click(screen.getByRole('button', { name: 'Make the plan' }))
  expect(await screen.findByText('Until June 2027')).toBeVisible()
  expect(api.received(startGoal)).toMatchObject([
    { body: { careerId: 'nurse', weeklyDays: 3, byMonth: expect.stringMatching(/^\d{4}-\d{2}$/) } },
  ])
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(router.state.location.search).toBe('')
})

test('another career replaces the goal, or the goal is kept', async () => {
  const doctor = { ...NURSE, id: 'doctor', names: { en: 'Doctor', hi: 'डॉक्टर' } }
  planned().answers(getCareers, [NURSE, doctor])
  const { user } = await openPlan('/user/plan?career=doctor')
  const question = within(await screen.findByRole('region', { name: 'New goal: Doctor' }))
  expect(question.getByText(/A new goal replaces this one/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Keep this goal' }))
  expect(screen.queryByRole('region', { name: 'New goal: Doctor' })).toBeNull()
  expect(screen.getByText('Until June 2027')).toBeVisible()
})

test.each(['nurse', 'no-such-career'])('nothing is asked about the career %s', async (career) => {
  planned()
  await openPlan(`/user/plan?career=${career}`)
  expect(await screen.findByText('Until June 2027')).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'By when?' })).toBeNull()
})
