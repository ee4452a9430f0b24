import { listUnansweredForMentor } from '@mentor-connect/contract/community/own'
import { listCommunitySubjects, listReadersQuestions } from '@mentor-connect/contract/community/questions'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import inside from '../../mentorCommunity'
import { aSummary, listOf } from '../testing/aQuestion'

const open = (address = '', locale: 'en' | 'hi' = 'en') =>
  renderRoute(inside, `/mentor/community${address}`, {
    mount: '/mentor/community',
    session: signedIn(aMentor()),
    locale,
  })

test('unanswered questions of the mentor’s subjects come first, all others beside them', async () => {
  new FakeApi()
    .answers(listCommunitySubjects, [])
    .answers(listUnansweredForMentor, listOf(aSummary()))
    .answers(listReadersQuestions, listOf(aSummary({ id: 'q2', title: 'Another one?' })))
  const { user, router } = await open()
  expect(await screen.findByRole('link', { name: 'What do I bring to an interview?' })).toHaveAttribute(
    'href',
    '/mentor/community/questions/q1',
  )
  await user.click(screen.getByRole('button', { name: 'All questions' }))
  expect(await screen.findByRole('link', { name: 'Another one?' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Most helpful' }))
  expect(new URLSearchParams(router.state.location.search)).toEqual(
    new URLSearchParams('order=helpful&show=all'),
  )
})

test('says in Hindi that nothing waits', async () => {
  new FakeApi().answers(listCommunitySubjects, []).answers(listUnansweredForMentor, listOf())
  await open('', 'hi')
  expect(await screen.findByText('आपके विषयों में किसी सवाल का जवाब बाक़ी नहीं है।')).toBeVisible()
})
