import {
  approvePost,
  getWaitingPost,
  listWaitingPosts,
  refusePost,
  type PostToDecide,
} from '@mentor-connect/contract/admin/community'
import { getOperator } from '@mentor-connect/contract/admin/passkeys'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen, within } from '@testing-library/react'
import admin from '../routes'

const post: PostToDecide = {
  kind: 'answer',
  id: 'a1',
  title: 'रोटी क्यों नहीं फूलती?',
  subject: 'cooking',
  language: 'hi',
  author: { id: 'asha', role: 'user', name: 'Asha Verma' },
  waitsSince: '2026-11-20T08:30:00.000Z',
  text: 'आटे को आधा घंटा ढककर रखें।',
  question: 'मेरी रोटी सख़्त हो जाती है।',
  pictures: [],
  version: 3,
}

const operator = {
  id: 'bina',
  email: 'bina@example.org',
  role: 'reviewer' as const,
  passkeyUsedAt: '2026-11-20T08:30:00.000Z',
}
const fakePost = () => new FakeApi().answers(getWaitingPost, post).answers(getOperator, operator)
const button = (name: string) => screen.getByRole('button', { name })

async function openPost() {
  const view = await renderRoute(admin, '/community/answer/a1')
  await screen.findByRole('heading', { level: 1 })
  return view
}

test('the list names what waits, and a press on a row opens it', async () => {
  const { text: _text, question: _question, pictures: _pictures, version: _version, ...row } = post
  fakePost().answers(listWaitingPosts, { rows: [row], next: null })
  const { user, router } = await renderRoute(admin, '/community')
  const table = await screen.findByRole('table', { name: 'Posts in the community' })
  expect(within(table).getByText(post.title)).toHaveAttribute('lang', 'hi')
  await user.click(within(table).getByText('Asha Verma'))
  expect(router.state.location.pathname).toBe('/community/answer/a1')
})

test('an empty list says so, and a failed one is tried again', async () => {
  new FakeApi().isUnreachable(listWaitingPosts)
  const { user } = await renderRoute(admin, '/community')
  const again = await screen.findByRole('button', { name: 'Try again' })
  new FakeApi().answers(listWaitingPosts, { rows: [], next: null })
  await user.click(again)
  expect(await screen.findByText('No posts waiting')).toBeVisible()
})

test('an answer is read with its question, and approved in the version that was read', async () => {
  const api = fakePost().answers(approvePost, { id: 'a1' })
  const { user } = await openPost()
  expect(screen.getByText(post.text)).toHaveAttribute('lang', 'hi')
  expect(screen.getByText(post.question!)).toBeVisible()
  await user.click(button('Approve and show'))
  expect(await screen.findByText(/approved and shown to everybody/)).toBeVisible()
  expect(api.received(approvePost)).toMatchObject([
    { params: { kind: 'answer', id: 'a1' }, body: { version: 3 } },
  ])
})

test('a refusal needs a reason', async () => {
  const api = fakePost().answers(refusePost, { id: 'a1' })
  const { user } = await openPost()
  await user.click(button('Refuse and send the reason'))
  expect(api.received(refusePost)).toEqual([])
  await user.type(screen.getByLabelText(/^Reason for a refusal/), 'Please leave out the advertisement.')
  await user.click(button('Refuse and send the reason'))
  expect(await screen.findByText(/The post is refused/)).toBeVisible()
  expect(api.received(refusePost)).toMatchObject([
    { body: { version: 3, reason: 'Please leave out the advertisement.' } },
  ])
})

test('a post that was decided meanwhile says so', async () => {
  fakePost().refuses(getWaitingPost, 404, 'not_found')
  await renderRoute(admin, '/community/answer/a1')
  expect(
    await screen.findByRole('heading', { name: 'This post is not waiting for a decision' }),
  ).toBeVisible()
})
