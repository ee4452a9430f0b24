import {
  getOwnCommunity,
  listFollowedQuestions,
  listOwnAnswers,
  listOwnQuestions,
} from '@mentor-connect/contract/community/own'
import { FakeApi, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import inside from '../../learnerCommunity'
import { aSummary, listOf } from '../testing/aQuestion'

const anApi = () =>
  new FakeApi().answers(getOwnCommunity, {
    done: { questions: 1, answers: 12, accepted: 5, helpful: 40 },
    isReadFirst: false,
    subjects: ['interview'],
    hasWeeklyMail: false,
  })
const open = (address = '', locale: 'en' | 'hi' = 'en') =>
  renderRoute(inside, `/user/community/own${address}`, {
    mount: '/user/community',
    session: signedIn(aLearner()),
    locale,
  })

test.each([
  ['en', '12 answers given', '40 people helped', 'Interview Preparation'],
  ['hi', '12 जवाब दिए', '40 लोगों के काम आया', 'इंटरव्यू की तैयारी'],
] as const)('shows what somebody has done and follows, in %s', async (locale, ...texts) => {
  anApi().answers(listOwnQuestions, listOf())
  await open('', locale)
  for (const text of texts) expect(await screen.findByText(text)).toBeVisible()
})

test('questions, answers and what is followed are lists of their own', async () => {
  anApi()
    .answers(listOwnQuestions, listOf(aSummary({ state: 'refused', reason: 'Twice.' })))
    .answers(listOwnAnswers, {
      answers: [
        {
          id: 'a1',
          question: { id: 'q2', title: 'How do I begin?' },
          excerpt: 'With one step.',
          language: 'en',
          createdAt: '2026-11-20T08:30:00.000Z',
          helpful: 1,
          isAccepted: true,
        },
      ],
      next: null,
    })
    .answers(listFollowedQuestions, listOf())
  const { user, router } = await open()
  expect(await screen.findByText('Not published')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Answers' }))
  expect(await screen.findByRole('link', { name: 'How do I begin?' })).toHaveAttribute(
    'href',
    '/user/community/questions/q2',
  )
  expect(screen.getByText('Accepted answer')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Followed' }))
  expect(await screen.findByText(/You follow no question/)).toBeVisible()
  expect(router.state.location.search).toBe('?show=followed')
})
