import { getOwnResource, updateResource } from '@mentor-connect/contract/courses/authoring/authoring'
import { FakeApi, aMentor, anOwnCourse, renderRoute, signedIn } from '@mentor-connect/testing'
import { act, screen } from '@testing-library/react'
import mentorArea from '../../../routes'
import { resourceDrafts } from './resourceDrafts'

type Granted = (lock: object | null) => Promise<void> | undefined

/** Fakes the Web Locks API, which jsdom lacks, for several tabs of one browser. */
class FakeLocks {
  private readonly taken = new Map<string, () => void>()

  async request(name: string, { steal }: LockOptions, granted: Granted): Promise<void> {
    const end = this.taken.get(name)
    if (end && !steal) return granted(null)
    end?.()
    await new Promise<void>((resolve, reject) => {
      const lost = () => reject(new DOMException('The lock was taken.', 'AbortError'))
      this.taken.set(name, lost)
      void Promise.resolve(granted({ name })).then(async () => {
        // Browsers release locks asynchronously.
        await new Promise((later) => setTimeout(later))
        if (this.taken.get(name) === lost) this.taken.delete(name)
        resolve()
      })
    })
  }

  /** Lets another tab take the lock. Returns a function that gives it back. */
  async ofOtherTab(name: string): Promise<() => void> {
    let giveBack: () => void = () => undefined
    const held = new Promise<void>((resolve) => (giveBack = resolve))
    this.request(name, { steal: true }, () => held).catch(() => undefined)
    return giveBack
  }
}

const NAME = 'mc.editing.mentor-1/course-1'
const course = anOwnCourse()
const open = () =>
  renderRoute(mentorArea, '/mentor/resources/course-1/edit', {
    mount: '/mentor',
    session: signedIn(aMentor()),
  })
const titleBox = () => screen.findByRole('textbox', { name: 'Title' })
const takeOver = () => screen.findByRole('button', { name: 'Continue here' })

let locks: FakeLocks
beforeEach(() => {
  locks = new FakeLocks()
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  new FakeApi().answers(getOwnResource, course)
})
afterEach(async () => {
  Reflect.deleteProperty(navigator, 'locks')
  await resourceDrafts().clear('mentor-1')
})

test('a course that another tab edits is taken over with its unsaved changes', async () => {
  await locks.ofOtherTab(NAME)
  const values = { ...course, title: 'Written in the other tab', banner: null, modules: [] }
  await resourceDrafts().put({
    key: 'mentor-1/course-1',
    owner: 'mentor-1',
    version: course.updatedAt,
    values,
    writtenAt: '2026-11-21T10:00:00.000Z',
  })
  const { user } = await open()
  expect(await screen.findByRole('heading', { name: 'Open in another tab' })).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  await user.click(await takeOver())
  expect(await titleBox()).toHaveValue('Written in the other tab')
  expect(document.activeElement).toContainElement(await titleBox())
})

test('the tab that loses the form keeps what was written, says so, and can take it back', async () => {
  const { user } = await open()
  await user.type(await titleBox(), '!')
  act(() => void window.dispatchEvent(new Event('blur')))
  await act(async () => void (await locks.ofOtherTab(NAME)))
  expect(await screen.findByRole('heading', { name: 'Open in another tab' })).toHaveFocus()
  await user.click(await takeOver())
  expect(await titleBox()).toHaveValue(`${course.title}!`)
})

test('a form that was left can be opened again at once', async () => {
  const { unmount } = await open()
  await titleBox()
  unmount()
  await open()
  expect(await titleBox()).toHaveValue(course.title)
})

test('a form that is loaded anew stays in its tab', async () => {
  const saved = { ...course, title: 'Saved elsewhere', updatedAt: '2026-11-22T10:00:00.000Z' }
  const api = new FakeApi().answers(getOwnResource, course).refuses(updateResource, 409, 'edit_conflict')
  const { user } = await open()
  await user.type(await titleBox(), '!')
  api.answers(getOwnResource, saved)
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await user.click(await screen.findByRole('button', { name: 'Use the saved version' }))
  expect(await screen.findByDisplayValue('Saved elsewhere')).toBeVisible()
})
