import { addResource } from '@mentor-connect/contract/courses/authoring/authoring'
import { DOMAINS_MAX, LESSONS_PER_MODULE_MAX } from '@mentor-connect/contract/rules/limits'
import { FakeApi, aMentor, anOwnCourse, renderRoute, signedIn } from '@mentor-connect/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import mentorArea from '../../routes'
import { resourceDrafts } from './autosave/resourceDrafts'
import { newLesson } from './lessonValues'
import { emptyResource, newModule, type ResourceValues } from './resourceValues'

/** Opens the form with a restored draft. */
async function resume(parts: Partial<ResourceValues> = {}, locale: 'en' | 'hi' = 'en') {
  const api = new FakeApi().answers(addResource, anOwnCourse())
  await resourceDrafts().put({
    key: 'mentor-1/new',
    owner: 'mentor-1',
    writtenAt: '2026-11-20T08:30:00.000Z',
    values: { ...emptyResource(), title: 'Learn Go', ...parts },
  })
  const session = signedIn(aMentor())
  const view = await renderRoute(mentorArea, '/mentor/resources/add', { mount: '/mentor', session, locale })
  fireEvent.click(await screen.findByRole('button', { name: locale === 'en' ? 'Continue' : 'आगे बढ़ें' }))
  // In a long course, all modules are closed at first.
  for (const row of screen.queryAllByRole('button', { name: /^Module 1 ·/, expanded: false }))
    fireEvent.click(row)
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Create Resource' }))
  return { ...view, api, save }
}
const put = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => undefined
})
afterEach(async () => {
  jest.restoreAllMocks()
  await resourceDrafts().clear('mentor-1')
})

/** Restricts queries to one lesson, because queries by role or label are very slow among fifty lessons. */
const inLesson = (n: number) => within(screen.getAllByText(`Lesson ${n}:`)[0]!.closest('li')!)

test('the number of lessons in a module is limited', async () => {
  const lessons = Array.from({ length: LESSONS_PER_MODULE_MAX - 1 }, newLesson)
  await resume({ modules: [{ ...newModule(), name: 'One', lessons }] })
  const add = screen.getByText('Add lesson')
  fireEvent.click(add)
  fireEvent.click(screen.getByRole('button', { name: 'Video link' }))
  expect(add).toBeDisabled()
  expect(screen.getAllByText('Unnamed lesson')).toHaveLength(LESSONS_PER_MODULE_MAX)
  fireEvent.click(inLesson(50).getByRole('button', { name: 'Remove Lesson 50' }))
  expect(add).toBeEnabled()
})

test('a lesson cannot be moved into a full module', async () => {
  const full = {
    ...newModule(),
    name: 'Full',
    lessons: Array.from({ length: LESSONS_PER_MODULE_MAX }, newLesson),
  }
  await resume({
    modules: [{ ...newModule(), name: 'One', lessons: [{ ...newLesson(), title: 'Mine' }] }, full],
  })
  const down = inLesson(1).getByRole('button', { name: 'Move Mine down' })
  expect(down).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(down)
  expect(screen.queryByText(/^Mine is now/)).toBeNull()
  expect(screen.getByText('Mine')).toBeVisible()
})

test('a removed lesson is restored at its old position', async () => {
  const lessons = ['A', 'B', 'C'].map((title) => ({ ...newLesson(), title }))
  const { user } = await resume({ modules: [{ ...newModule(), name: 'One', lessons }] })
  const titles = () =>
    within(screen.getByRole('listitem', { name: 'Module 1' }))
      .getAllByText(/^[ABC]$/)
      .map(({ textContent }) => textContent)
  await user.click(screen.getByRole('button', { name: 'Remove B' }))
  expect(titles()).toEqual(['A', 'C'])
  expect(screen.getAllByText(/B was removed/).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(titles()).toEqual(['A', 'B', 'C'])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('the last module can be removed, and an empty course causes no error', async () => {
  const { user } = await resume({ modules: [newModule()] })
  await user.click(screen.getByRole('button', { name: 'Remove Module 1' }))
  expect(screen.getByText('There are no modules yet.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add module' }))
  expect(screen.getByRole('textbox', { name: 'Module name' })).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Remove Lesson 1' }))
  expect(screen.getByText('There are no lessons in this module yet.')).toBeVisible()
})

test.each([
  ['Link', 'javascript:alert(1)', 'Enter a complete address that begins with http:// or https://'],
  ['Link', 'https://me:secret@example.test', 'Leave the user name and the password out of the address'],
  ['Link', `https://a.test/${'x'.repeat(1000)}`, 'The link may have at most 1000 characters'],
  ['Link', '', 'Link is required'],
  ['Lesson title', 't'.repeat(101), 'The title may have at most 100 characters'],
  ['Module name', 'm'.repeat(81), 'The name may have at most 80 characters'],
  ['Effort in hours', '0,3', 'Enter hours from 0.5 to 200 in steps of 0.5'],
  ['Effort in hours', 'many', 'Enter hours from 0.5 to 200 in steps of 0.5'],
  ['Requirements', 'a\n'.repeat(7), 'At most 6 lines are possible'],
  ['What learners will be able to do', 'w'.repeat(121), 'A line may have at most 120 characters'],
  ['Description', 'abc', 'Description must be at least 4 characters long'],
])('%s rejects %s', async (name, value, sentence) => {
  const lessons = [{ ...newLesson(), title: 'Values', url: 'https://a.test' }]
  const { api, save } = await resume({
    description: 'Step by step',
    modules: [{ ...newModule(), name: 'One', lessons }],
  })
  put(name, value)
  save()
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(new RegExp(sentence)),
  )
  expect(screen.getByRole('textbox', { name })).toHaveFocus()
  expect(api.received(addResource)).toHaveLength(0)
})

test('the number of domains is limited to ten', async () => {
  await resume({ domain: Array.from({ length: DOMAINS_MAX }, (_, n) => `Domain ${n}`) })
  fireEvent.change(screen.getByRole('combobox', { name: 'Subject' }), { target: { value: 'One more' } })
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Subject' }), { key: 'Enter' })
  expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveAccessibleDescription(
    /At most 10 are possible/,
  )
  expect(within(screen.getByRole('region', { name: 'Domains' })).getAllByRole('listitem')).toHaveLength(
    DOMAINS_MAX,
  )
})

describe('banner', () => {
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('Banner Image', { selector: 'input' }), {
      target: { files: [file] },
    })
  const group = () => screen.getByRole('group', { name: 'Banner Image' })
  const png = (bytes = 1) =>
    Object.defineProperty(new File(['x'], 'a.png', { type: 'image/png' }), 'size', { value: bytes })

  test.each([
    ['no picture', new File(['x'], 'a.pdf', { type: 'application/pdf' }), /Please choose an image file/],
    ['too large', png(10 * 1024 * 1024 + 1), /too large: at most 10 MB/],
  ])('that is %s is rejected', async (_, file, sentence) => {
    await resume()
    choose(file)
    expect(group()).toHaveAccessibleDescription(sentence)
    expect(screen.queryByRole('img')).toBeNull()
    choose(png())
    expect(group()).not.toHaveAccessibleDescription(sentence)
    expect(await screen.findByRole('img', { name: 'Preview' })).toBeVisible()
  })

  test.each([
    ['file_not_accepted', /at least 320 × 180 pixels and at most 40 megapixels/],
    ['file_too_large', /This file is too large/],
  ] as const)('rejected by the server with %s shows the reason next to it', async (code, sentence) => {
    const { user, api } = await resume()
    api.refuses(addResource, 400, code)
    choose(png())
    await user.click(screen.getByRole('button', { name: 'Save as draft' }))
    await waitFor(() => expect(group()).toHaveAccessibleDescription(sentence))
    expect(screen.getByRole('button', { name: 'Replace picture' })).toHaveFocus()
    expect(screen.getByText(/Nothing that you typed is lost/)).toBeVisible()
  })
})

test('an unnamed draft is offered with a generic name, in Hindi too', async () => {
  await resume({ title: '  ' }, 'hi')
  expect(screen.getByRole('button', { name: 'कोर्स बनाएँ' })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'कोर्स बनाएँ' }))
  expect(await screen.findByText('शीर्षक लिखना ज़रूरी है')).toBeVisible()
})
