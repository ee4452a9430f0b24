import { getCourse } from '@mentor-connect/contract/courses/courses'
import { getProgress, updateProgress } from '@mentor-connect/contract/courses/progress'
import { FakeApi, aCourse, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../../routes'

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90'
const lessons = [
  { title: 'Watch', type: 'link' as const, url: VIDEO },
  { title: 'Elsewhere', type: 'link' as const, url: 'https://vimeo.test/1' },
  { title: 'Notes', type: 'document' as const, url: '', file: '/files/document-abc/notes.docx' },
]

let turn = 0

async function open() {
  // Each test has a course of its own, because unsaved progress outlives the page.
  const courseId = `course-${++turn}`
  const api = new FakeApi()
    .answers(getCourse, aCourse({ _id: courseId, modules: [{ name: 'One', lessons }] }))
    .answers(getProgress, { progress: {} })
    .answers(updateProgress, ({ body }) => body)
  const courses = [{ courseId, courseName: '', description: '' }]
  const view = await renderRoute(routes, `/resource/${courseId}`, {
    session: signedIn(aLearner({ courses })),
  })
  await screen.findByRole('button', { name: 'Mark Watch as completed' })
  return { api, ...view }
}

test('a video opens inside the page, without requests to its host before it is played', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Open here Watch' }))
  const viewer = screen.getByRole('dialog', { name: 'Watch' })
  expect(viewer.querySelector('iframe')).toBeNull()
  await user.click(within(viewer).getByRole('button', { name: 'Play video' }))
  const frame = within(viewer).getByTitle('Watch')
  expect(frame).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=90',
  )
  expect(frame).toHaveAttribute('sandbox', expect.not.stringContaining('allow-top-navigation'))
})

test('an open lesson can be completed, and opened in a new tab', async () => {
  const { api, user } = await open()
  await user.click(screen.getByRole('button', { name: 'Open here Watch' }))
  const viewer = within(screen.getByRole('dialog', { name: 'Watch' }))
  expect(viewer.getByRole('link', { name: /^Open Watch/ })).toHaveAttribute('href', VIDEO)
  expect(viewer.getByRole('status')).toHaveTextContent('In progress')
  await user.click(viewer.getByRole('button', { name: 'Mark as completed' }))
  expect(viewer.getByRole('status')).toHaveTextContent('Completed')
  await user.click(viewer.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Mark Watch as completed' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await waitFor(() =>
    expect(api.received(updateProgress).at(-1)?.body).toMatchObject({ progress: { '0-0': 'completed' } }),
  )
})

test('other content can only be opened in a new tab', async () => {
  await open()
  for (const title of ['Elsewhere', 'Notes']) {
    expect(screen.getByRole('link', { name: new RegExp(`^Open ${title}`) })).toBeVisible()
    expect(screen.queryByRole('button', { name: `Open here ${title}` })).toBeNull()
  }
})
